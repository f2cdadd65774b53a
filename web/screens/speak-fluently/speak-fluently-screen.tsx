import { defaultCourseId, defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourse } from '../../data/courses.ts'
import { useCourseLessons } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Load } from '../../router/screen-module.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Section } from '../../ui/section.tsx'
import { FeaturedLesson } from './featured-lesson.tsx'
import { SpeakFluentlyLessons } from './speak-fluently-lessons.tsx'
import styles from './speak-fluently-screen.module.css'

export const load: Load = async ({ read }) => {
  // The page has words of its own where the course cannot be read; its lessons it needs.
  const course = read(reads.course(defaultCourseId)).catch(() => null)
  await read(reads.courseLessons(defaultCourseId))
  await course
  return undefined
}

/** What a visitor sees who has finished nothing on this device (spec §9, decision 8). */
const progress = { percent: 25, lessons: 1 } as const

/** How many lessons are counted where their data is missing (spec §3). */
const assumedLessons = 4

const facts = ['Speaking', 'Beginner', 'Self-paced', 'Certificate upon completion'] as const

export function Screen() {
  const course = useCourse(defaultCourseId)
  const lessons = useCourseLessons(defaultCourseId)
  const lessonCount = (lessons.state === 'ready' && lessons.data.length) || assumedLessons
  const { name, description } =
    course.state === 'ready'
      ? course.data
      : { name: 'Speak Fluently', description: 'Learn to speak English with ease and confidence.' }
  return (
    <Page>
      <PageHead
        title={`${name}: all lessons`}
        description={`The lessons of ${name}, from the first to the last. ${description}`}
        picture={`course-${defaultCourseId}`}
        trail={[
          { name: 'Courses', path: pagePaths.courses },
          { name, path: pagePaths.courseLessons(defaultCourseSlug) },
        ]}
      />
      <PageTitle title={name} lead={description}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <section aria-labelledby="progress-title" className={styles.progress}>
          <h2 id="progress-title" className={styles.progressTitle}>
            Your progress
          </h2>
          <p>{`${progress.lessons} of ${lessonCount} lessons completed · ${progress.percent}%`}</p>
          <Progress label="Course progress" value={progress.percent} max={100} />
        </section>
      </PageTitle>

      <FeaturedLesson />

      <Section title="Lessons" layout="full">
        <SpeakFluentlyLessons />
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
