import type { LessonReport } from '../../contract/student-report.ts'

/** How words went at their first try, and which were missed. */
export function WordsFacts({ words }: Pick<LessonReport, 'words'>) {
  const { asked, rightAtFirst, missed } = words
  if (asked === 0) return null
  return (
    <>
      <dt>Words, first try</dt>
      <dd>{`${rightAtFirst} of ${asked} right`}</dd>
      {missed.length > 0 && (
        <>
          <dt>Words missed</dt>
          <dd dir="auto">
            {missed
              .map(({ word, times }) => (times > 1 ? `${word} (${times} times)` : word))
              .join(', ')}
          </dd>
        </>
      )}
    </>
  )
}
