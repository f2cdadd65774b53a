import { useState } from 'react'
import { useCourseLessons } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { usePassport } from '../../passport/passport.ts'
import { AskedPart } from '../../router/asked-part.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './course-detail.module.css'

const loadDialog = async () =>
  (await import('../../features/take-home/course-plan-dialog.tsx')).CoursePlanDialog

interface CoursePlanProps {
  course: { id: number; slug: string }
}

/** A plan for the learner's own calendar, of the lessons open to her that she has not finished. */
export function CoursePlan({ course }: CoursePlanProps) {
  /** How often the plan was asked for: each time its code may come that did not come before. */
  const [asked, setAsked] = useState(0)
  return (
    <div className={styles.plan}>
      <Button onClick={() => setAsked(asked + 1)}>Plan this course</Button>
      {asked > 0 && <Planning key={asked} course={course} onClose={() => setAsked(0)} />}
    </div>
  )
}

function Planning({ course, onClose }: CoursePlanProps & { onClose: () => void }) {
  const passport = usePassport()
  const listed = useCourseLessons(course.id)
  const all = dataOf(listed) ?? []
  const left = all.filter(
    ({ id }) => passport.state !== 'ready' || !passport.lessons.get(id)?.finished,
  )
  // A premium lesson that is withheld is listed as its preview (decision 13).
  const lessons = left.filter((lesson) => 'hasHtmlContent' in lesson)
  if (listed.state === 'error') return <LoadError level={2} title="The lessons did not load" />
  if (listed.state === 'loading') return <Loading text="Loading lessons…" />
  if (all.length === 0) return <p role="status">{noneLeft}</p>
  if (lessons.length === 0) return <p role="status">{left.length > 0 ? locked : allFinished}</p>
  return (
    <AskedPart
      load={loadDialog}
      loading="Loading the plan…"
      failed="The plan did not load"
      part={{ course, lessons, onClose }}
    />
  )
}

const allFinished = 'There is nothing left to plan: you have finished every lesson.'
const locked = 'There is nothing to plan: what is left is for members.'
/** The tutor has taken them away since the page was read. */
const noneLeft = 'There is nothing to plan: this course has no lessons any more.'
