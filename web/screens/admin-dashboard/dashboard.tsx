import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCourses } from '../../data/courses.ts'
import { useLessons } from '../../data/lessons.ts'
import { lessonCountText } from '../../features/course-cards/course-words.ts'
import { parseId } from '../../router/route-params.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'
import { CreateLesson } from './create/create-lesson.tsx'
import styles from './dashboard.module.css'
import { type DashboardTab, dashboardTabs, parseDashboardTab, searchOf } from './dashboard-tabs.ts'
import { ManageLessons } from './manage/manage-lessons.tsx'
import { Overview } from './overview/overview.tsx'
import { PreviewTab } from './preview/preview-tab.tsx'

const loadingText = 'Loading courses and lessons…'

/** The four tabs; which one is shown, and the lesson chosen for the preview, are in the address. */
export function Dashboard() {
  const courses = useCourses()
  const lessons = useLessons()
  const [search, setSearch] = useSearchParams()
  const idPrefix = useId()
  const tab = parseDashboardTab(search.get('tab'))
  const previewedId = parseId(search.get('lesson') ?? undefined)
  const panel = useRef<HTMLDivElement>(null)
  /** A preview button has been pressed, and the tab is on its way. */
  const isOpening = useRef(false)
  const [managed, setManaged] = useState('')

  function show(next: DashboardTab, lessonId = previewedId) {
    setSearch(searchOf(next, lessonId), { replace: true, preventScrollReset: true })
  }

  /** The keyboard goes on where the lesson is shown. */
  function preview(lessonId: number) {
    isOpening.current = true
    show('preview', lessonId)
  }

  useEffect(() => {
    if (!isOpening.current || tab !== 'preview') return
    isOpening.current = false
    panel.current?.focus()
  }, [tab])

  if (courses.state === 'error' || lessons.state === 'error') {
    return <LoadError level={2} title="Courses and lessons could not be loaded" />
  }
  const allCourses = courses.state === 'ready' ? courses.data : undefined
  const allLessons = lessons.state === 'ready' ? lessons.data : undefined
  const panelOf = (value: DashboardTab) =>
    ({
      role: 'tabpanel',
      id: panelId(idPrefix, value),
      'aria-labelledby': tabId(idPrefix, value),
      hidden: tab !== value,
    }) as const
  return (
    <>
      <p className={styles.counts}>
        <span>
          {allLessons ? (
            lessonCountText(allLessons.length)
          ) : (
            <span aria-busy="true">… Lessons</span>
          )}
        </span>
        <span>{allCourses ? courseCountText(allCourses.length) : '… Courses'}</span>
      </p>
      <TabList
        label="Dashboard"
        tabs={dashboardTabs}
        selected={tab}
        onSelect={show}
        idPrefix={idPrefix}
      />
      <div {...panelOf('overview')}>
        {tab === 'overview' &&
          (allCourses ? (
            <Overview courses={allCourses} lessons={allLessons} onPreview={preview} />
          ) : (
            <Loading text={loadingText} />
          ))}
      </div>
      {/* Stays in the page, so that what was typed keeps its history of changes. */}
      <div {...panelOf('create')}>
        <CreateLesson courses={allCourses ?? []} onPreview={preview} />
      </div>
      <div {...panelOf('manage')}>
        {tab === 'manage' &&
          (allCourses && allLessons ? (
            <ManageLessons
              courses={allCourses}
              lessons={allLessons}
              query={managed}
              onQuery={setManaged}
              onPreview={preview}
              onDeleted={(id) => id === previewedId && show(tab, null)}
            />
          ) : (
            <Loading text={loadingText} />
          ))}
      </div>
      <div {...panelOf('preview')} ref={panel} tabIndex={-1} className={styles.preview}>
        {tab === 'preview' && <PreviewTab lessonId={previewedId} courses={allCourses ?? []} />}
      </div>
    </>
  )
}

const courseCountText = (courses: number) => `${courses} ${courses === 1 ? 'Course' : 'Courses'}`
