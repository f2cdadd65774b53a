import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ask } from '../../client/studio-client.ts'

const Course = z.object({ _status: z.enum(['draft', 'published']) })

/** Whether the course that is chosen is a draft, new or unpublished; false while that is not known. */
export function useIsDraftCourse(course: unknown): boolean {
  const [draft, setDraft] = useState<number | null>(null)

  useEffect(() => {
    if (typeof course !== 'number') return
    let isLeft = false
    isDraft(course)
      .then((answer) => !isLeft && setDraft(answer ? course : null))
      .catch(() => undefined) // a hint that does not come keeps nobody from writing
    return () => {
      isLeft = true
    }
  }, [course])

  return draft !== null && draft === course
}

const asked = new Map<number, Promise<boolean>>()

/** Two parts of a form ask in the same moment, and are answered at once. */
function isDraft(course: number): Promise<boolean> {
  const known = asked.get(course)
  if (known) return known
  const answer = ask('GET', `/studio/api/courses/${course}?depth=0&select[_status]=true`)
    .then((status) => Course.parse(status)._status === 'draft')
    .finally(() => asked.delete(course))
  asked.set(course, answer)
  return answer
}
