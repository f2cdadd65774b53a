import { useCallback, useEffect, useRef, useState } from 'react'
import { StudentReport } from '../../contract/student-report.ts'
import { ask, isDone, messageOf } from '../client/studio-client.ts'
import { useNewest } from './use-newest.ts'

type State = StudentReport | { problem: string } | null

/** What came of what a student was given, read anew when something comes in; null until it is read. */
export function useReport(id: number | null): State {
  const [state, setState] = useState<State>(null)
  const asked = useRef(0)
  const answered = useRef(0)
  const readAnew = useCallback(() => {
    if (id === null) return
    asked.current += 1
    const own = asked.current
    const take = (report: StudentReport) => {
      if (own < answered.current) return // what was asked for later has come before it
      answered.current = own
      setState(report)
    }
    read(id).then(take, (error: unknown) =>
      // What was read before stays, where something was.
      setState((shown) => (shown && 'things' in shown ? shown : problemOf(error))),
    )
  }, [id])
  useEffect(readAnew, [readAnew])
  useNewest(state && 'things' in state ? state.newest : undefined, readAnew)
  return state
}

const problemOf = (error: unknown) => ({
  problem: messageOf(error, 'The results could not be read. Reload the page.'),
})

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
