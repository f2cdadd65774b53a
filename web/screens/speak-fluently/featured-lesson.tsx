import { defaultCourseId, pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { firstLessonOf } from '../../features/lesson-links/lesson-links.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import styles from './speak-fluently-screen.module.css'

/** What the featured lesson is called and about for as long as the tutor leaves it so (spec §2). */
const selfDiscipline = {
  title: 'Mastering Self-Discipline',
  summary: 'A 10-step course: from a first small habit to a plan that you keep.',
} as const

/** The course's first lesson; its address leads there even when another one has become the first. */
export function FeaturedLesson() {
  const lessons = useLessonPart(defaultCourseId, null)
  const lesson = lessons.state === 'ready' ? firstLessonOf(lessons.data) : undefined
  if (!lesson) return null
  const { title, objectives } = lesson
  const summary = title === selfDiscipline.title ? selfDiscipline.summary : objectives[0]
  return (
    <section aria-labelledby="featured-title" className={styles.featured}>
      <p className={styles.kicker}>Featured lesson</p>
      <div>
        <h2 id="featured-title" dir="auto" className={styles.featuredTitle}>
          {title}
        </h2>
        {summary && <p dir="auto">{summary}</p>}
        <SiteLink to={pagePaths.featuredLesson} className={buttonClass('main')}>
          Open the featured lesson
        </SiteLink>
      </div>
    </section>
  )
}
