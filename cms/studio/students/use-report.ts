import { useCallback } from 'react'
import { StudentReport } from '../../contract/student-report.ts'
import { ask, isDone, messageOf } from '../client/studio-client.ts'
import { useReading } from '../client/use-reading.ts'
import { useNewest } from './use-newest.ts'

type State = StudentReport | { problem: string } | null

/** What came of what a student was given, read anew when something comes in; null until it is read. */
export function useReport(id: number): State {
  const { answer, error, readAnew } = useReading(useCallback(() => read(id), [id]))
  useNewest(answer?.newest, readAnew)
  if (answer || error === null) return answer
  return { problem: messageOf(error, 'The results could not be loaded. Reload the page.') }
}

/** What has been read is new no longer, unless the page stands open with nobody at it. */
async function read(id: number): Promise<StudentReport> {
  const path = `/studio/api/students/${id}`
  const report = StudentReport.parse(await ask('GET', `${path}/report`))
  const { upTo } = report
  if (upTo !== null && document.hasFocus() && report.things.some(({ isNew }) => isNew)) {
    // Not waited for: what could not be marked is new once more at the next look.
    isDone('POST', `${path}/seen`, { json: { upTo } })
  }
  return report
}
