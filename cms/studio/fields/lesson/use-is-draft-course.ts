import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ask } from '../../client/studio-client.ts'

const Course = z.object({ _status: z.enum(['draft', 'published']) })

export const draftCourse =
  'This course is a draft. Learners see the lesson once the course is published.'

/** Whether the course that is chosen was never published; false while that is not known. */
export function useIsDraftCourse(course: unknown): boolean {
  const [draft, setDraft] = useState<number | null>(null)

  useEffect(() => {
    if (typeof course !== 'number') return
    const stop = new AbortController()
    ask('GET', `/studio/api/courses/${course}?depth=0&select[_status]=true`, {
      signal: stop.signal,
    })
      .then((answer) => setDraft(Course.parse(answer)._status === 'draft' ? course : null))
      .catch(() => undefined) // a hint that does not come keeps nobody from writing
    return () => stop.abort()
  }, [course])

  return draft !== null && draft === course
}
