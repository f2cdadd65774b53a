import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseLessons } from '../../data/lessons.ts'
import { inLessonOrder, startLessonText } from '../../features/lesson-links/lesson-links.ts'
import { Objectives } from '../../features/objectives/objectives.tsx'
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

export function CourseLessons({ courseId }: { courseId: number }) {
  return (
    <Section title="Lessons" layout="full">
      <LessonList courseId={courseId} />
    </Section>
  )
}

function LessonList({ courseId }: { courseId: number }) {
  const lessons = useCourseLessons(courseId)
  if (lessons.state === 'loading') return <Loading text="Loading lessons…" />
  if (lessons.state === 'error') return <LoadError level={2} title="Error Loading Lessons" />
  if (lessons.state === 'missing' || lessons.data.length === 0) {
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
  return (
    <Contents>
      {inLessonOrder(lessons.data).map((lesson) => (
        <ContentsEntry
          key={lesson.id}
          number={lesson.lessonNumber}
          actions={
            <SiteLink to={pagePaths.uploadedLesson(lesson.id)} className={buttonClass('plain')}>
              {startLessonText(lesson.isPremium)}
              <span className="visually-hidden"> {lesson.title}</span>
            </SiteLink>
          }
        >
          <h3>
            {lesson.title} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
          </h3>
          <Objectives
            objectives={lesson.objectives}
            shown={shownObjectives}
            restLabel="more objectives"
          />
        </ContentsEntry>
      ))}
    </Contents>
  )
}
