import { useEffect, useState } from 'react'
import { z } from 'zod'
import { LessonPreview } from '../../../contract/lesson.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { ask } from '../../client/studio-client.ts'

const Places = z.array(LessonPreview.pick({ id: true, lessonNumber: true, title: true }))
type Places = z.infer<typeof Places>

/** The lessons of the course that is chosen; null while they are not known. */
export function usePlaces(course: unknown): Places | null {
  const [read, setRead] = useState<{ course: number; places: Places } | null>(null)

  useEffect(() => {
    if (typeof course !== 'number') return
    const stop = new AbortController()
    ask('GET', apiPaths.courseLessons(course), { signal: stop.signal })
      .then((lessons) => setRead({ course, places: Places.parse(lessons) }))
      .catch(() => undefined) // the server proposes as well, when the lesson is saved
    return () => stop.abort()
  }, [course])

  return read && read.course === course ? read.places : null
}
