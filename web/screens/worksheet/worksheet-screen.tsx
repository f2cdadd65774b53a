import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { isWhole } from '../../../cms/contract/lesson-rules.ts'
import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { useExerciseWorksheet } from '../../data/exercise.ts'
import { useWorksheet } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf, type ReadState } from '../../data/use-read.ts'
import { PageHead } from '../../page/page-head.tsx'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lessonPathOf, readAskedLesson, useAskedLesson } from './asked-lesson.ts'
import { WorksheetPage } from './worksheet-page.tsx'

/** A withheld lesson has no worksheet: its own page says what everybody may know of it. */
export const load: Load = async (page) => {
  const { address } = page.params
  if (address !== undefined) {
    return (await page.read(reads.exerciseWorksheet(address))) ? undefined : notFound
  }
  const lesson = await readAskedLesson(page)
  if (!lesson) return notFound
  if (!isWhole(lesson)) return { redirect: lessonPathOf(page.params) }
  return (await page.read(reads.worksheet(lesson.id))) ? undefined : notFound
}

export function Screen() {
  const { address } = useParams()
  return address === undefined ? <LessonSheet /> : <ExerciseSheet address={address} />
}

const ExerciseSheet = ({ address }: { address: string }) => (
  <SheetOf worksheet={useExerciseWorksheet(address)} />
)

function LessonSheet() {
  const params = useParams()
  const lesson = useAskedLesson(params)
  const asked = dataOf(lesson)
  const isOpen = asked !== null && isWhole(asked)
  const worksheet = useWorksheet(isOpen ? asked.id : null)

  if (asked && !isOpen) return <Navigate to={lessonPathOf(params)} replace />
  return <SheetOf worksheet={lesson.state === 'ready' ? worksheet : lesson} />
}

function SheetOf({ worksheet }: { worksheet: ReadState<Worksheet> }) {
  switch (worksheet.state) {
    case 'missing':
      return <NoWorksheet />
    case 'error':
      return withHead(<LoadError title="The worksheet could not be loaded" />)
    case 'loading':
      return withHead(<Loading text="Loading worksheet…" />)
    default:
      return <WorksheetPage worksheet={worksheet.data} />
  }
}

function NoWorksheet() {
  return withHead(
    <Notice
      title="There is no worksheet here"
      text="What was here is gone, or it has no words to put on paper."
    >
      <SiteLink to="/courses" className={buttonClass('main')}>
        Browse All Courses
      </SiteLink>
    </Notice>,
  )
}

const withHead = (content: ReactNode) => (
  <>
    <PageHead isHidden title="Worksheet" description="Words on paper." />
    {content}
  </>
)
