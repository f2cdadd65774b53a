import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useIsOwner } from '../../data/admin.ts'
import { useCourses } from '../../data/courses.ts'
import { deskRead } from '../../data/desk.ts'
import { firstDayRead } from '../../data/first-day.ts'
import { reads } from '../../data/reads.ts'
import { DeskPiles } from '../../features/desk/desk-piles.tsx'
import { FirstDay } from '../../features/first-day/first-day.tsx'
import { AdminPage } from '../../layout/admin-page.tsx'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TabListInSight } from '../../ui/tab-list-in-sight.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { firstCourses } from './first-courses.ts'
import { MakeExercise } from './make-exercise.tsx'
import { ManageLessons } from './manage-lessons.tsx'
import { UploadLessons } from './upload-lessons.tsx'

export const load: Load = async ({ read, search }) => {
  // What needs the tutor and the list of first steps are helps; the screen works without them.
  const helps = Promise.all([
    read(deskRead).catch(() => null),
    read(firstDayRead).catch(() => null),
  ])
  const courses = await read(reads.courses)
  await helps
  if (tabOf(search) === 'manage') {
    await Promise.all(firstCourses(courses ?? []).map(({ id }) => read(reads.courseLessons(id))))
  }
  return undefined
}

const loadingText = 'Loading admin panel...'

const tabs = [
  { value: 'upload', label: 'Upload Lessons', href: pagePaths.admin },
  { value: 'manage', label: 'Manage Lessons', href: `${pagePaths.admin}?tab=manage` },
  { value: 'exercise', label: 'Make an Exercise', href: `${pagePaths.admin}?tab=exercise` },
] as const

const tabOf = (search: URLSearchParams) =>
  tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'upload'

export function Screen() {
  const isOwner = useIsOwner()
  return (
    <AdminPage
      title="Course & Lesson Management"
      description="Upload lessons and manage courses."
      loadingText={loadingText}
      actions={
        isOwner && (
          <SiteLink to={pagePaths.courseFiles} className={buttonClass('plain')}>
            Course File Manager
          </SiteLink>
        )
      }
    >
      {isOwner && <DeskPiles />}
      {isOwner && <FirstDay />}
      <Panels />
    </AdminPage>
  )
}

function Panels() {
  const courses = useCourses()
  if (courses.state === 'error') {
    return <LoadError level={2} title="Courses and lessons could not be loaded" />
  }
  if (courses.state === 'loading') return <Loading text={loadingText} />
  return <Tabs courses={courses.state === 'ready' ? courses.data : []} />
}

function Tabs({ courses }: { courses: readonly CourseSummary[] }) {
  const idPrefix = useId()
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState('')
  const tab = tabOf(search)
  return (
    <>
      <TabListInSight
        label="Lesson management"
        tabs={tabs}
        selected={tab}
        onSelect={(value) =>
          setSearch(value === 'upload' ? {} : { tab: value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        idPrefix={idPrefix}
      />
      <TabPanel idPrefix={idPrefix} value="upload" selected={tab}>
        <UploadLessons courses={courses} />
      </TabPanel>
      <TabPanel idPrefix={idPrefix} value="manage" selected={tab}>
        {tab === 'manage' && (
          <ManageLessons courses={courses} wanted={wanted} onSearch={setWanted} />
        )}
      </TabPanel>
      <TabPanel idPrefix={idPrefix} value="exercise" selected={tab}>
        {tab === 'exercise' && <MakeExercise />}
      </TabPanel>
    </>
  )
}
