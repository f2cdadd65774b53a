import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { StudentPage } from '../../../cms/contract/student.ts'
import { ApiError } from '../../data/client.ts'
import { useStudent } from '../../data/student.ts'
import { CodeForm } from '../../features/premium/code-form.tsx'
import { Sharing } from '../../features/student/sharing.tsx'
import { contentId } from '../../layout/place-on-page.ts'
import { PageHead } from '../../page/page-head.tsx'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadingByScript } from '../../ui/loading-by-script.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { GivenExercises } from './given-exercises.tsx'
import { GivenHomework } from './given-homework.tsx'
import { GivenLessons } from './given-lessons.tsx'
import { LeaveDevice } from './leave-device.tsx'
import { OpenToYou } from './open-to-you.tsx'
import styles from './student-screen.module.css'
import { TryAgain } from './try-again.tsx'
import { useSecretOfAddress, useSpentSecret } from './use-secret-of-address.ts'

// Few write at each visit.
const Letters = later(async () => (await import('../../features/letters/letters.tsx')).Letters)

/**
 * What a tutor has given to one student (decision 110). The server sends everybody the same page; who
 * it is for is asked for once the page is alive.
 */
export function Screen() {
  const secret = useSecretOfAddress()
  const { student, error, again, show } = useStudent(secret)
  useSpentSecret(secret, student !== undefined || isRefusal(error))
  return (
    <Page>
      <PageHead isHidden title="Your lessons" description="What your tutor has given you." />
      <meta name="referrer" content="no-referrer" />
      {student ? (
        <Given student={student} show={show} />
      ) : error ? (
        <NotOpened error={error} again={again} />
      ) : student === null ? (
        <NobodyHere />
      ) : (
        <>
          <PageTitle title="Your lessons" />
          <LoadingByScript
            text="Opening your page…"
            without="This page needs JavaScript to open. To see it, please allow JavaScript."
          />
        </>
      )}
    </Page>
  )
}

/** The server has seen the link, and will say the same again. */
const isRefusal = (error: Error | undefined) => error instanceof ApiError && error.status < 500

interface GivenProps {
  student: StudentPage
  show: (student: StudentPage | null) => void
}

function Given({ student, show }: GivenProps) {
  const { name, hasLink, lessons, exercises, homework, open } = student

  /** All that is shown goes, and what was pressed with it. */
  function leave() {
    show(null)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageTitle
        title={hasLink ? `Hello, ${name}` : 'Your lessons'}
        lead="What you do here stays on your device, unless you decide to send it to your tutor."
      >
        <p>
          <SiteLink to={pagePaths.onYourDevice}>What stays on your device</SiteLink>
        </p>
      </PageTitle>
      {homework.length > 0 && (
        <Section title={`Homework for ${name}`}>
          <GivenHomework homework={homework} />
        </Section>
      )}
      {lessons.length > 0 && (
        <Section title="For you" note={<Count of={lessons} />}>
          <GivenLessons lessons={lessons} />
        </Section>
      )}
      {exercises.length > 0 && (
        <Section title="Words to practise">
          <GivenExercises exercises={exercises} />
        </Section>
      )}
      {open.length > 0 && (
        <Section title="Open to you">
          <OpenToYou open={open} />
        </Section>
      )}
      {lessons.length + exercises.length + homework.length + open.length === 0 && (
        <Notice
          level={2}
          picture={<EmptyChair />}
          title="Nothing here yet"
          text="Your tutor has not given you anything yet. Come back later with the same link."
        />
      )}
      {(hasLink || lessons.length > 0) && (
        <Section title="What your tutor sees">
          <Sharing student={student} show={show} />
        </Section>
      )}
      {hasLink && (
        <Section title="Write or speak to your tutor">
          <Letters student={student} />
        </Section>
      )}
      <Section title="A code">
        <p>A code from your tutor opens more lessons in this browser.</p>
        <CodeForm onOpened={readAnew} />
      </Section>
      <Section title="This device">
        <LeaveDevice onLeft={leave} />
      </Section>
    </>
  )
}

/** What the page has read of premium lessons before is out of date. */
const readAnew = () => location.reload()

const Count = ({ of }: { of: readonly unknown[] }) => (
  <p>{of.length === 1 ? 'One lesson' : `${of.length} lessons`}</p>
)

function NotOpened({ error, again }: { error: Error; again: () => void }) {
  if (!(error instanceof ApiError) || ![401, 429].includes(error.status)) {
    return <TryAgain again={again} />
  }
  return (
    <Notice
      title={error.status === 401 ? 'This link does not work' : 'Please wait a little'}
      text={error.serverMessage ?? ''}
    >
      <SiteLink to={pagePaths.contact} className={buttonClass('main')}>
        Write to your tutor
      </SiteLink>
      <SiteLink to={pagePaths.courses} className={buttonClass('plain')}>
        Free lessons
      </SiteLink>
    </Notice>
  )
}

function NobodyHere() {
  return (
    <>
      <PageTitle
        title="Your lessons"
        lead="Open the link that your tutor has sent you. This browser then remembers it."
      />
      <Section title="A code" className={styles.first}>
        <p>If your tutor has given you a code, type it here.</p>
        <CodeForm onOpened={readAnew} />
      </Section>
    </>
  )
}
