import { use } from 'react'
import type { Course } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useSite } from '../../data/site.ts'
import {
  cefrText,
  difficultyText,
  lessonCountText,
} from '../../features/course-cards/course-words.ts'
import { partPath } from '../../features/lesson-links/part-of-list.ts'
import { CertificateFact } from '../../features/progress/certificate-fact.tsx'
import { ContinueLesson } from '../../features/progress/continue-lesson.tsx'
import { percentOf, useFinishedIn } from '../../features/progress/finished-lessons.ts'
import { JsonLd } from '../../page/json-ld.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { SiteUrl } from '../../page/site-url.ts'
import { courseData } from '../../page/structured-data.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './course-detail.module.css'
import { CourseLessons } from './course-lessons.tsx'
import { CoursePlan } from './course-plan.tsx'

interface CourseDetailProps {
  course: Course
  /** The number with which its list of lessons begins; null for the first. */
  from: number | null
}

export function CourseDetail({ course, from }: CourseDetailProps) {
  // Nobody has finished anything until this device knows better (spec §9, decision 8).
  const completedLessons = useFinishedIn(course) ?? 0
  const percent = percentOf(completedLessons, course.lessons)
  const site = useSite()
  const siteUrl = use(SiteUrl)
  const trail = [
    { name: 'Courses', path: pagePaths.courses },
    { name: course.name, path: pagePaths.course(course.id) },
  ]
  return (
    <Page className={styles.page} data-category={course.category}>
      <PageHead
        title={course.name}
        description={course.description}
        canonicalPath={from === null ? undefined : partPath(pagePaths.course(course.id), from)}
        course={course}
        trail={trail}
      />
      <JsonLd data={courseData(course, site, siteUrl)} />
      <nav aria-label="Breadcrumb" className={styles.trail}>
        <SiteLink to={pagePaths.courses}>Courses</SiteLink>
      </nav>
      <p className={styles.badges}>
        <Badge className={styles.category}>{course.category}</Badge>
        <Badge>{difficultyText(course.difficulty)}</Badge>
        {course.cefr && <Badge>{cefrText(course.cefr)}</Badge>}
      </p>
      <PageTitle title={course.name} lead={course.description}>
        <ul className={styles.facts}>
          <li>{lessonCountText(course.lessons)}</li>
          {course.minutes && <li>{`About ${course.minutes} minutes a lesson`}</li>}
          {course.forWhom && <li>{course.forWhom}</li>}
          <li>Self-paced</li>
          <li>
            <CertificateFact course={course} />
          </li>
        </ul>
        <section aria-labelledby="progress-title" className={styles.progress}>
          <h2 id="progress-title" className={styles.progressTitle}>
            Your progress
          </h2>
          <p>{`${completedLessons}/${course.lessons} lessons completed · ${percent}%`}</p>
          <Progress label="Course progress" value={completedLessons} max={course.lessons} />
        </section>
      </PageTitle>
      {course.cover && (
        <Photograph
          picture={course.cover}
          sizes="(width < 80rem) 90vw, 80rem"
          className={styles.cover}
        />
      )}
      <ContinueLesson courseId={course.id} />
      <CourseLessons courseId={course.id} from={from} />
      {course.lessons > 0 && <CoursePlan course={course} />}
      {course.about !== '' && (
        <Section title="About this course">
          <RichText html={course.about} />
        </Section>
      )}
    </Page>
  )
}
