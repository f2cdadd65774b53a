import { GapCheck, GapReport } from '../../contract/gap-report.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { emptyRow } from '../../exercises/rows-of-lesson.ts'
import { findRefusedGaps } from '../../exercises/server/find-refused-gaps.ts'
import { endpoint } from '../endpoint.ts'
import { borrowedWords } from './borrowed-words.ts'
import { countKinds } from './count-kinds.ts'

/** More words than learners are asked for at once. */
const mostRows = 200

/**
 * Tells the tutor for which words of a form no gap can be made, and why; on demand also how much of
 * each kind there is to do.
 */
export const checkGaps = endpoint({
  method: 'post',
  path: tutorApiPaths.gaps,
  access: 'anyAdmin',
  input: GapCheck,
  bodyLimit: 4 * 1024 * 1024,
  answer: GapReport,
  async run({ body }, caller) {
    const rows = body.words
      .filter(({ word }) => word.trim() !== '')
      .slice(0, mostRows)
      .map((row, index) => ({ ...emptyRow, ...row, id: String(index) }))
    const { lessonId = 0, courseId, countsKinds } = body
    const others =
      courseId === undefined ? [] : await borrowedWords({ id: lessonId, courseId }, rows, caller)
    const refused = await findRefusedGaps(rows, others)
    const reasons = new Map(refused.map(({ rowId, reason }) => [rowId, reason]))
    const gaps = rows.length - reasons.size
    return {
      words: rows.length,
      gaps,
      refused: rows.flatMap(({ id, word }) => {
        const reason = reasons.get(id)
        return reason === undefined ? [] : [{ word, reason }]
      }),
      ...(countsKinds && { kinds: await countKinds({ rows, others, gaps }) }),
    }
  },
})
