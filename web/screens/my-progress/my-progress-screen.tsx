import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { reads } from '../../data/reads.ts'
import { ForgettingNote } from '../../features/progress/forgetting-note.tsx'
import { KeepingNote } from '../../features/progress/keeping-note.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { ReadyPassport } from '../../passport/computed.ts'
import { usePassport } from '../../passport/passport.ts'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadingByScript } from '../../ui/loading-by-script.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { Days } from './days.tsx'
import { DeleteEverything } from './delete-everything.tsx'
import { DoneLessons } from './done-lessons.tsx'
import { FileCopy } from './file-copy.tsx'
import { MoveCopy } from './move-copy.tsx'
import styles from './my-progress-screen.module.css'
import { ReceivedMove } from './received-move.tsx'
import { Words } from './words.tsx'

export const load: Load = async ({ read }) => {
  await read(reads.courses).catch(() => null) // without it courses have no names
  return undefined
}

/** What the learner has done, as her device knows it, and how to take it along. */
export function Screen() {
  const passport = usePassport()
  return (
    <Page>
      <PageHead
        isHidden
        title="My progress"
        description="What you have done on this site, as it is saved on your device."
      />
      <PageTitle
        title="My progress"
        lead="What you have done here. It stays on your device, unless you decide to send it to your tutor."
      >
        <p>
          <SiteLink to={pagePaths.onYourDevice}>What stays on your device</SiteLink>
        </p>
      </PageTitle>
      <ReceivedMove />
      {passport.state === 'looking' ? (
        <LoadingByScript
          text="Looking at what is on this device…"
          without="Your progress is kept in your browser. To see it, please allow JavaScript."
        />
      ) : (
        <Progress passport={passport} />
      )}
    </Page>
  )
}

function Progress({ passport }: { passport: ReadyPassport }) {
  const { isEmpty, keeping } = passport
  return (
    <>
      <KeepingNote keeping={keeping} />
      {isEmpty ? (
        <Notice
          level={2}
          picture={<EmptyChair />}
          title="Nothing here yet"
          text="Open a lesson: what you do in it is listed here."
        >
          <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
            Choose a course
          </SiteLink>
        </Notice>
      ) : (
        <>
          <Section title="Lessons" layout="full">
            <DoneLessons passport={passport} />
          </Section>
          <Section title="Days">
            <Days days={passport.days} />
          </Section>
          <Section title="Words">
            <Words words={passport.words} />
          </Section>
        </>
      )}
      <Section title="Keep it safe" id="file" className={styles.unprinted}>
        <div className={styles.ways}>
          <ForgettingNote isAlways />
          <FileCopy isEmpty={isEmpty} />
        </div>
      </Section>
      <Section title="Move to another device" id="move" className={styles.unprinted}>
        <MoveCopy isEmpty={isEmpty} />
      </Section>
      <Section title="Delete everything" id="delete" className={styles.unprinted}>
        <DeleteEverything />
      </Section>
    </>
  )
}
