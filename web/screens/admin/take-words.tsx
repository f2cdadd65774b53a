import { useSearchParams } from 'react-router-dom'
import type { TypedRow } from '../../../cms/contract/exercise-making.ts'
import { useXRay } from '../../data/x-rays.ts'
import { Button } from '../../ui/button.tsx'

/** Where the address names a lesson: the words of its page, to begin with. */
export function TakeWords({ onTake }: { onTake: (rows: readonly TypedRow[]) => void }) {
  const [search] = useSearchParams()
  const lessonId = Number(search.get('of'))
  const report = useXRay(Number.isSafeInteger(lessonId) && lessonId > 0 ? lessonId : null)
  if (report.state !== 'ready' || report.data.rows.length === 0) return null
  const { rows, title } = report.data
  return (
    <p>
      <Button onClick={() => onTake(rows)}>
        {rows.length === 1
          ? `Take the word from “${title}”`
          : `Take the ${rows.length} words from “${title}”`}
      </Button>
    </p>
  )
}
