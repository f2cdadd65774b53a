import { useSearchParams } from 'react-router-dom'
import { lessonsAtOnce } from '../../../cms/contract/limits.ts'
import { defaultCourseId, defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourse } from '../../data/courses.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf } from '../../data/use-read.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { fromOf, partPath } from '../../features/lesson-links/part-of-list.ts'
import { CertificateFact } from '../../features/progress/certificate-fact.tsx'
import { ContinueLesson } from '../../features/progress/continue-lesson.tsx'
import { percentOf, useFinishedIn } from '../../features/progress/finished-lessons.ts'
import { PageHead } from '../../page/page-head.tsx'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Section } from '../../ui/section.tsx'
import { FeaturedLesson } from './featured-lesson.tsx'
import { SpeakFluentlyLessons } from './speak-fluently-lessons.tsx'
import styles from './speak-fluently-screen.module.css'

export const load: Load = async ({ search, read }) => {
  const from = fromOf(search)
  // The page has words of its own where the course cannot be read; its lessons it needs.
  const course = read(reads.course(defaultCourseId)).catch(() => null)
  const lessons = await read(reads.lessonPart(defaultCourseId, from))
  await course
  return from !== null && lessons?.length === 0 ? notFound : undefined
}

/** What a visitor sees who has finished nothing on this device (spec §9, decision 8). */
const sampleProgress = { percent: 25, lessons: 1 } as const

/** How many lessons are counted where their data is missing (spec §3). */
const assumedLessons = 4

const facts = ['Speaking', 'Beginner', 'Self-paced'] as const

const path = pagePaths.courseLessons(defaultCourseSlug)

/** The course's own count where the page shows a part of it; 4 where nothing is known. */
function useLessonCount(from: number | null) {
  const course = useCourse(defaultCourseId)
  const lessons = useLessonPart(defaultCourseId, from)
  const listed = lessons.state === 'ready' ? lessons.data.length : 0
  const isPart = from !== null || listed > lessonsAtOnce
  const counted = isPart && course.state === 'ready' ? course.data.lessons : listed
  return counted || assumedLessons
}

function useProgress(lessonCount: number) {
  const finished = useFinishedIn({ id: defaultCourseId, lessons: lessonCount })
  if (finished === null) return sampleProgress
  return { percent: percentOf(finished, lessonCount), lessons: finished }
}

export function Screen() {
  const course = useCourse(defaultCourseId)
  const from = fromOf(useSearchParams()[0])
  const lessonCount = useLessonCount(from)
  const progress = useProgress(lessonCount)
  const { name, description } =
    course.state === 'ready'
      ? course.data
      : { name: 'Speak Fluently', description: 'Learn to speak English with ease and confidence.' }
  return (
    <Page>
      <PageHead
        title={`${name}: all lessons`}
        description={`The lessons of ${name}, from the first to the last. ${description}`}
        canonicalPath={from === null ? undefined : partPath(path, from)}
        course={dataOf(course)}
        trail={[
          { name: 'Courses', path: pagePaths.courses },
          { name, path },
        ]}
      />
      <PageTitle title={name} lead={description}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <CertificateFact
              course={{ id: defaultCourseId, lessons: dataOf(course)?.lessons ?? 0 }}
            />
          </li>
        </ul>
        <section aria-labelledby="progress-title" className={styles.progress}>
          <h2 id="progress-title" className={styles.progressTitle}>
            Your progress
          </h2>
          <p>{`${progress.lessons} of ${lessonCount} lessons completed · ${progress.percent}%`}</p>
          <Progress label="Course progress" value={progress.percent} max={100} />
        </section>
      </PageTitle>

      <ContinueLesson courseId={defaultCourseId} />
      {from === null && <FeaturedLesson />}

      <Section title="Lessons" layout="full">
        <SpeakFluentlyLessons from={from} path={path} />
      </Section>

      <Section title="Train your ear">
        <p>
          Ship or sheep? Practise English sounds that are easy to mix up:{' '}
          <SiteLink to={pagePaths.minimalPairs}>Hear the difference</SiteLink>.
        </p>
      </Section>

      <Closing
        heading="Learn faster with your tutor"
        text="Open the premium lessons, or practise what you have learned in a live session."
      >
        <BookingLink className={buttonClass('main')}>Upgrade to Premium</BookingLink>
        <BookingLink className={buttonClass('plain')}>Book a Live Session</BookingLink>
      </Closing>
    </Page>
  )
}
