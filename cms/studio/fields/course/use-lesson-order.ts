import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { LessonSummary } from '../../../contract/lesson.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { ask, Refused } from '../../client/studio-client.ts'
import { moved } from './moved.ts'

const Lessons = z.array(LessonSummary)
type Lessons = z.infer<typeof Lessons>

interface Saves {
  begun: number
  ended: number
  last: Promise<void>
  /** As the site has them, for all that is known here. */
  stored: Lessons | undefined
}

/**
 * The lessons of a course, and how one of them gets another place. Orders are saved one after the
 * other, and until the last of them is stored nothing that is read takes the list's place: who
 * presses an arrow three times on a slow line moves a lesson by three.
 */
export function useLessonOrder(courseId: number, onRefused: (error: unknown) => void) {
  const [lessons, setLessons] = useState<Lessons>()
  const [said, setSaid] = useState('')
  const saves = useRef<Saves>({ begun: 0, ended: 0, last: Promise.resolve(), stored: undefined })

  const load = useCallback(async () => {
    const { begun } = saves.current
    try {
      const read = Lessons.parse(await readLessons(courseId))
      const { current: now } = saves
      if (now.begun !== begun || now.ended !== begun) return
      now.stored = read
      setLessons(read)
    } catch {
      setSaid('The lessons could not be loaded. Please reload the page.')
    }
  }, [courseId])

  useEffect(() => {
    load()
  }, [load])

  async function save(ordered: Lessons, to: number) {
    try {
      await saveOrder(courseId, ordered)
      saves.current.stored = ordered
      setSaid(`“${ordered[to]?.title}” is now number ${to + 1} of ${ordered.length}.`)
    } catch (error) {
      setSaid('')
      onRefused(error)
    }
  }

  function move(from: number, to: number) {
    if (!lessons || from === to || to < 0 || to >= lessons.length) return
    const ordered = moved(lessons, from, to)
    setLessons(ordered)
    const { current } = saves
    current.begun += 1
    const { begun, last } = current
    current.last = last.then(async () => {
      await save(ordered, to)
      current.ended = begun
      if (current.begun !== begun) return
      setLessons(current.stored)
      await load()
    })
  }

  return { lessons, said, load, move }
}

/** A draft that lacks a name or a category has no lessons yet. */
const readLessons = (courseId: number) =>
  ask('GET', apiPaths.courseLessons(courseId)).catch((error) => {
    if (error instanceof Refused && error.status === 404) return []
    throw error
  })

const saveOrder = (courseId: number, lessons: Lessons) =>
  ask('PUT', `/studio/api/courses/${courseId}/lesson-order`, {
    json: { lessonIds: lessons.map(({ id }) => id) },
  })
