import { Navigate, useParams } from 'react-router-dom'
import { isWhole } from '../../../cms/contract/lesson-rules.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { PremiumOverlay } from '../../features/premium/premium-overlay.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { pageOutcomeOf } from '../../router/decision.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { PractisedLesson } from './decide-practise.ts'
import { ExercisePage } from './exercise-page.tsx'
import { PractisePage } from './practise-page.tsx'
import { loadPractisedLesson, usePractisedLesson } from './use-practised-lesson.ts'

export const load: Load = async (page) => {
  const { address } = page.params
  if (address !== undefined)
    return (await page.read(reads.exercise(address))) ? undefined : notFound
  const decision = await loadPractisedLesson(page)
  if (decision.outcome === 'view' && isWhole(decision.lesson)) {
    await page.read(reads.lessonPractice(decision.lesson.id))
  }
  return pageOutcomeOf(decision)
}

/** The words of a lesson, or of an exercise, and the ways of practising them. */
export function Screen() {
  const { address } = useParams()
  return address === undefined ? <LessonWords /> : <ExercisePage address={address} />
}

function LessonWords() {
  const decision = usePractisedLesson()
  if (decision === 'failed') return <PractiseFailed />
  if (decision === 'loading') return <Loading text="Loading words…" />
  if (decision.outcome === 'missing') return <PractiseNotFound />
  if (decision.outcome === 'redirect') return <Navigate to={decision.to} replace />
  const { lesson } = decision
  if (!isWhole(lesson)) return <WithheldWords {...decision} />
  return <PractisePage {...decision} />
}

function WithheldWords({ lesson, path, lessonsPath }: PractisedLesson) {
  return (
    <Page>
      <PageHead
        title={`Words of ${lesson.title}`}
        description={lesson.objectives[0] ?? `Lesson ${lesson.lessonNumber}: ${lesson.title}.`}
        canonicalPath={path}
      />
      <PremiumOverlay
        lesson={lesson}
        lessonsPath={lessonsPath}
        upgradeLink={<BookingLink className={buttonClass('main')}>Upgrade Now</BookingLink>}
      />
    </Page>
  )
}

function PractiseFailed() {
  return (
    <>
      <PageHead isHidden title="Practise" description="The words of a lesson." />
      <LoadError title="The words could not be loaded" />
    </>
  )
}

function PractiseNotFound() {
  return (
    <>
      <PageHead isHidden title="Lesson Not Found" description="There is no such lesson." />
      <Notice title="Lesson Not Found" text="We couldn't find the lesson you're looking for.">
        <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
          Browse All Courses
        </SiteLink>
      </Notice>
    </>
  )
}
