import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { EarlierLessons } from '../../features/lesson-links/earlier-lessons.tsx'
import { startLessonText } from '../../features/lesson-links/lesson-links.ts'
import { LessonsBeyond } from '../../features/lesson-links/lessons-beyond.tsx'
import { LevelAndMinutes } from '../../features/lesson-links/level-and-minutes.tsx'
import { MoreLessons } from '../../features/lesson-links/more-lessons.tsx'
import { partOfList } from '../../features/lesson-links/part-of-list.ts'
import { Objectives } from '../../features/objectives/objectives.tsx'
import { FinishedMark } from '../../features/progress/finished-mark.tsx'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Contents, ContentsEntry } from '../../ui/contents.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'

/** The first objective and up to three more (spec §2 'Course detail'). */
const shownObjectives = 4

interface PartProps {
  courseId: number
  from: number | null
}

export function CourseLessons(props: PartProps) {
  return (
    <Section title="Lessons" layout="full">
      <LessonList {...props} />
    </Section>
  )
}

function LessonList({ courseId, from }: PartProps) {
  const lessons = useLessonPart(courseId, from)
  if (lessons.state === 'loading') return <Loading text="Loading lessons…" />
  if (lessons.state === 'error') return <LoadError level={2} title="Error Loading Lessons" />
  if (lessons.state === 'missing' || lessons.data.length === 0) {
    if (from !== null) return <LessonsBeyond path={pagePaths.course(courseId)} />
    return (
      <Notice
        level={2}
        picture={<EmptyChair />}
        title="No Lessons Available"
        text="The lessons of this course are still being written."
      >
        <SiteLink to={pagePaths.courses} className={buttonClass('plain')}>
          Browse All Courses
        </SiteLink>
      </Notice>
    )
  }
  const { shown, next } = partOfList(lessons.data)
  const path = pagePaths.course(courseId)
  return (
    <>
      <EarlierLessons from={from} path={path} />
      <Contents>
        {shown.map(drawLesson)}
        <MoreLessons courseId={courseId} next={next} path={path} draw={drawLesson} />
      </Contents>
    </>
  )
}

const drawLesson = (lesson: LessonListItem) => (
  <ContentsEntry
    key={lesson.id}
    number={lesson.lessonNumber}
    mark={<FinishedMark lessonId={lesson.id} />}
    actions={
      <SiteLink to={pagePaths.uploadedLesson(lesson.id)} className={buttonClass('plain')}>
        {startLessonText(lesson.isPremium)}
        <span className="visually-hidden"> {lesson.title}</span>
      </SiteLink>
    }
  >
    <h3 dir="auto">
      {lesson.title} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
    </h3>
    <LevelAndMinutes lesson={lesson} />
    <Objectives
      objectives={lesson.objectives}
      shown={shownObjectives}
      restLabel="more objectives"
    />
  </ContentsEntry>
)
