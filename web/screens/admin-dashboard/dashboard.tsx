import { useId, useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { useCourses } from '../../data/courses.ts'
import { useLessons } from '../../data/lessons.ts'
import { lessonCountText } from '../../features/course-cards/course-words.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TabListInSight } from '../../ui/tab-list-in-sight.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { CreateLesson } from './create/create-lesson.tsx'
import styles from './dashboard.module.css'
import { dashboardTabs } from './dashboard-tabs.ts'
import { ManageLessons } from './manage/manage-lessons.tsx'
import { Overview } from './overview/overview.tsx'
import { PreviewTab } from './preview/preview-tab.tsx'
import { useDashboardTab } from './use-dashboard-tab.ts'

/** The four tabs over all courses and lessons. */
export function Dashboard() {
  const coursesRead = useCourses()
  const lessonsRead = useLessons()
  const { tab, show, previewedId, preview, forget, previewPanel } = useDashboardTab()
  const idPrefix = useId()
  const [managed, setManaged] = useState('')

  if (coursesRead.state === 'error' || lessonsRead.state === 'error') {
    return <LoadError level={2} title="Courses and lessons could not be loaded" />
  }
  const courses = coursesRead.state === 'ready' ? coursesRead.data : undefined
  const lessons = lessonsRead.state === 'ready' ? lessonsRead.data : undefined
  const panel = { idPrefix, selected: tab }
  const loading = <Loading text="Loading courses and lessons…" />
  return (
    <>
      <Counts courses={courses} lessons={lessons} />
      <TabListInSight
        label="Dashboard"
        tabs={dashboardTabs}
        selected={tab}
        onSelect={show}
        idPrefix={idPrefix}
      />
      <TabPanel {...panel} value="overview">
        {tab === 'overview' &&
          (courses ? (
            <Overview courses={courses} lessons={lessons} onPreview={preview} />
          ) : (
            loading
          ))}
      </TabPanel>
      {/* Stays in the page, so that what was typed keeps its history of changes. */}
      <TabPanel {...panel} value="create">
        <CreateLesson courses={courses ?? []} onPreview={preview} />
      </TabPanel>
      <TabPanel {...panel} value="manage">
        {tab === 'manage' &&
          (courses && lessons ? (
            <ManageLessons
              courses={courses}
              lessons={lessons}
              query={managed}
              onQuery={setManaged}
              onPreview={preview}
              onDeleted={forget}
            />
          ) : (
            loading
          ))}
      </TabPanel>
      <TabPanel
        {...panel}
        value="preview"
        ref={previewPanel}
        tabIndex={-1}
        className={styles.preview}
      >
        {tab === 'preview' && <PreviewTab lessonId={previewedId} courses={courses ?? []} />}
      </TabPanel>
    </>
  )
}

interface CountsProps {
  /** Both undefined until they are there. */
  courses: readonly CourseSummary[] | undefined
  lessons: readonly LessonListItem[] | undefined
}

function Counts({ courses, lessons }: CountsProps) {
  return (
    <p className={styles.counts}>
      <span>
        {lessons ? lessonCountText(lessons.length) : <span aria-busy="true">… Lessons</span>}
      </span>
      <span>{courses ? courseCountText(courses.length) : '… Courses'}</span>
    </p>
  )
}

const courseCountText = (courses: number) => `${courses} ${courses === 1 ? 'Course' : 'Courses'}`
