import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useSchedule } from '../../features/review/use-schedule.ts'
import { PageHead } from '../../page/page-head.tsx'
import type { Keeping } from '../../passport/computed.ts'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadingByScript } from '../../ui/loading-by-script.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import styles from './my-words.module.css'
import { TodaysSitting } from './todays-sitting.tsx'
import { WordList } from './word-list.tsx'

/** The words that a learner keeps; they stand on her device, so the server knows none. */
export function Screen() {
  return (
    <Page>
      <PageHead
        isHidden
        title="My words"
        description="The words that you practised come back shortly before you would forget them."
      />
      <PageTitle
        title="My words"
        lead="What you practise comes back shortly before you would forget it."
      >
        <p>
          <SiteLink to={pagePaths.minimalPairs}>Hear the difference</SiteLink>
        </p>
      </PageTitle>
      <SpeechProvider>
        <MyWords />
      </SpeechProvider>
    </Page>
  )
}

function MyWords() {
  const words = useSchedule()
  if (words.state === 'looking') return <Looking />
  if (words.state === 'failed') {
    return (
      <LoadError
        level={2}
        title="Your words could not be shown"
        text="Please check your connection and try again. Nothing that you did is lost."
      />
    )
  }
  return (
    <>
      {words.keeping !== 'device' && <p className={styles.note}>{notKept[words.keeping]}</p>}
      {words.state === 'none' ? (
        <NoWords />
      ) : (
        <>
          <TodaysSitting schedule={words.schedule} />
          <WordList schedule={words.schedule} />
        </>
      )}
    </>
  )
}

const notKept: Record<Exclude<Keeping, 'device'>, string> = {
  page: 'This browser does not let the site save anything: your words will be lost when you close this page.',
  newer: 'A newer version of this site saved your words. Reload the page to see all of them.',
}

const Looking = () => (
  <LoadingByScript
    text="Looking for your words…"
    without="Your words are kept in your browser. To see them, please allow JavaScript."
  />
)

function NoWords() {
  return (
    <Notice
      level={2}
      picture={<EmptyChair />}
      title="No words here yet"
      text="Practise the words of a lesson once. From then on they come back by themselves: a few minutes a day is enough."
    >
      <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
        Choose a lesson
      </SiteLink>
    </Notice>
  )
}
