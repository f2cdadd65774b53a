import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { defaultCourseId, defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { EarlierLessons } from '../../features/lesson-links/earlier-lessons.tsx'
import { lessonDurationText, startLessonText } from '../../features/lesson-links/lesson-links.ts'
import { LessonsBeyond } from '../../features/lesson-links/lessons-beyond.tsx'
import { MoreLessons } from '../../features/lesson-links/more-lessons.tsx'
import { partOfList } from '../../features/lesson-links/part-of-list.ts'
import { FinishedMark } from '../../features/progress/finished-mark.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Contents, ContentsEntry } from '../../ui/contents.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './speak-fluently-screen.module.css'

/** Stands for the objectives of a lesson that names none (spec §2). */
const unnamedObjective = 'Interactive English lesson with comprehensive activities'

interface PartProps {
  from: number | null
  path: string
}

export function SpeakFluentlyLessons({ from, path }: PartProps) {
  const lessons = useLessonPart(defaultCourseId, from)
  if (lessons.state === 'loading') return <Loading text="Loading lessons…" />
  if (lessons.state === 'error') return <LoadError level={2} title="Error Loading Lessons" />
  if (lessons.state === 'missing' || lessons.data.length === 0) {
    if (from !== null) return <LessonsBeyond path={path} />
    return (
      <Notice level={2} title="No Lessons Available" text="The first lesson is being written.">
        <SiteLink to={pagePaths.courses} className={buttonClass('plain')}>
          Browse All Courses
        </SiteLink>
      </Notice>
    )
  }
  const { shown, next } = partOfList(lessons.data)
  return (
    <>
      <EarlierLessons from={from} path={path} />
      <Contents>
        {shown.map(drawLesson)}
        <MoreLessons courseId={defaultCourseId} next={next} path={path} draw={drawLesson} />
      </Contents>
    </>
  )
}

/** 45 mins, unless the tutor has said otherwise. */
const lengthText = ({ cefr, minutes }: LessonListItem) =>
  [minutes ? `${minutes} mins` : lessonDurationText, cefr?.replace('-', '–')]
    .filter(Boolean)
    .join(' · ')

const drawLesson = (lesson: LessonListItem) => (
  <ContentsEntry
    key={lesson.id}
    number={lesson.lessonNumber}
    mark={<FinishedMark lessonId={lesson.id} />}
    actions={
      <SiteLink
        to={pagePaths.lesson(defaultCourseSlug, lesson.lessonNumber)}
        className={buttonClass('plain')}
      >
        {startLessonText(lesson.isPremium)}
        <span className="visually-hidden"> {lesson.title}</span>
      </SiteLink>
    }
  >
    <h3 dir="auto">
      {lesson.title} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
    </h3>
    <p>{lesson.objectives[0] ?? unnamedObjective}</p>
    <p className={styles.duration}>{lengthText(lesson)}</p>
  </ContentsEntry>
)
