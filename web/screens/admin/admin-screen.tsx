import { useId, useState } from 'react'
import { useCourses } from '../../data/courses.ts'
import { useLessons } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { AdminPage } from '../../layout/admin-page.tsx'
import type { Load } from '../../page/screen-module.ts'
import { SiteLink } from '../../page/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'
import { ManageLessons } from './manage-lessons.tsx'
import { UploadLessons } from './upload-lessons.tsx'

export const load: Load = async ({ read }) => {
  await Promise.all([read(reads.courses), read(reads.lessons)])
  return undefined
}

const loadingText = 'Loading admin panel...'

const tabs = [
  { value: 'upload', label: 'Upload Lessons' },
  { value: 'manage', label: 'Manage Lessons' },
] as const

export function Screen() {
  return (
    <AdminPage
      title="Course & Lesson Management"
      description="Upload lessons and manage courses."
      loadingText={loadingText}
    >
      <p>
        <SiteLink to="/admin/files" className={buttonClass('plain')}>
          Course File Manager
        </SiteLink>
      </p>
      <Panels />
    </AdminPage>
  )
}

function Panels() {
  const courses = useCourses()
  const lessons = useLessons()
  const idPrefix = useId()
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('upload')

  if (courses.state === 'error' || lessons.state === 'error') {
    return <LoadError level={2} title="Courses and lessons could not be loaded" />
  }
  if (courses.state === 'loading' || lessons.state === 'loading') {
    return <Loading text={loadingText} />
  }
  const allCourses = courses.state === 'ready' ? courses.data : []
  const allLessons = lessons.state === 'ready' ? lessons.data : []
  const panelOf = (value: (typeof tabs)[number]['value']) =>
    ({
      role: 'tabpanel',
      id: panelId(idPrefix, value),
      'aria-labelledby': tabId(idPrefix, value),
      hidden: tab !== value,
    }) as const
  return (
    <>
      <TabList
        label="Lesson management"
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        idPrefix={idPrefix}
      />
      <div {...panelOf('upload')}>
        <UploadLessons courses={allCourses} />
      </div>
      <div {...panelOf('manage')}>
        <ManageLessons courses={allCourses} lessons={allLessons} />
      </div>
    </>
  )
}
