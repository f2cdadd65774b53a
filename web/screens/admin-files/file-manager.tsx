import { useId } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { CourseSelect } from '../../features/course-select/course-select.tsx'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { parseId } from '../../router/route-params.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TabListInSight } from '../../ui/tab-list-in-sight.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { CourseFiles } from './course-files.tsx'
import styles from './file-manager.module.css'
import { UploadLesson } from './upload-lesson.tsx'

const tabs = [
  { value: 'files', label: 'Course Files (CSS & JS)' },
  { value: 'lessons', label: 'Upload Lessons (HTML)' },
] as const
type FileTab = (typeof tabs)[number]['value']

/** A course and what belongs to it; course and tab are kept in the address. */
export function FileManager() {
  const courses = useCourses()
  const params = useParams()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const courseId = parseId(params.courseId ?? search.get('course') ?? undefined)
  const tab: FileTab = search.get('tab') === 'lessons' ? 'lessons' : 'files'

  if (courses.state === 'error') {
    return <LoadError level={2} title="The courses could not be loaded" />
  }
  if (courses.state === 'loading') return <Loading text="Loading courses…" />
  const all = courses.state === 'ready' ? courses.data : []
  const course = all.find(({ id }) => id === courseId)

  function show(address: { course?: number | null; tab?: FileTab }) {
    const next = new URLSearchParams(search)
    if (address.course === null) next.delete('course')
    else if (address.course !== undefined) next.set('course', String(address.course))
    if (address.tab !== undefined) next.set('tab', address.tab)
    if (next.get('tab') === 'files') next.delete('tab')
    // The address of one course names no other.
    const path = address.course === undefined ? pathname : pagePaths.courseFiles
    navigate(`${path}?${next}`.replace(/\?$/, ''), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <p className={styles.back}>
        <SiteLink to={pagePaths.admin} className={buttonClass('plain')}>
          Back to Admin
        </SiteLink>
      </p>
      <div className={styles.chooser}>
        <CourseSelect
          label="Course"
          courses={all}
          courseId={course?.id ?? null}
          onChoose={(chosen) => show({ course: chosen })}
        />
        {course && <CourseInfo course={course} />}
      </div>
      {course ? (
        <CourseTabs course={course} tab={tab} onTab={(value) => show({ tab: value })} />
      ) : (
        <Notice
          level={2}
          title="Select a Course to Begin"
          text={
            courseId === null
              ? 'Its style sheet, its script and its HTML lessons are managed here.'
              : `There is no course ${courseId}. Choose another one above.`
          }
          picture={<EmptyChair />}
        />
      )}
    </>
  )
}

function CourseInfo({ course }: { course: CourseSummary }) {
  return (
    <section aria-label="Selected course" className={styles.info} data-category={course.category}>
      <p className={styles.name}>{course.name}</p>
      <p className={styles.category}>
        <Badge>{course.category}</Badge>
      </p>
    </section>
  )
}

interface CourseTabsProps {
  course: CourseSummary
  tab: FileTab
  onTab: (tab: FileTab) => void
}

function CourseTabs({ course, tab, onTab }: CourseTabsProps) {
  const idPrefix = useId()
  return (
    <>
      <TabListInSight
        label="Course files"
        tabs={tabs}
        selected={tab}
        onSelect={onTab}
        idPrefix={idPrefix}
      />
      {/* Both stay in the page, each course's own, so that editors keep their history. */}
      <TabPanel idPrefix={idPrefix} value="files" selected={tab}>
        <CourseFiles key={course.id} courseId={course.id} />
      </TabPanel>
      <TabPanel idPrefix={idPrefix} value="lessons" selected={tab}>
        <UploadLesson key={course.id} courseId={course.id} />
      </TabPanel>
    </>
  )
}
