import { useState } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { ForgettingNote } from '../../features/progress/forgetting-note.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { deleteThing, type StoredThing, storedThings } from '../../passport/stored-things.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './on-your-device-screen.module.css'

const learners = storedThings.filter((thing) => thing.for === undefined)
const tutors = storedThings.filter((thing) => thing.for === 'tutor')

/** What stays on a device, from the code's own list, each with the way to delete it. */
export function Screen() {
  return (
    <Page>
      <PageHead
        title="What stays on your device"
        description="Everything that this site keeps in your browser: what it is, what it is for, how long it stays and how to delete it."
      />
      <PageTitle
        title="What stays on your device"
        lead="You do not need an account here. What you do is kept in this browser. Nothing is sent with your name unless you say so."
      >
        <p>
          <SiteLink to={pagePaths.myProgress}>My progress</SiteLink>
        </p>
        <p>
          <SiteLink to={pagePaths.whatIsCounted}>What is counted</SiteLink>
        </p>
        <p>
          <SiteLink to={pagePaths.privacyPolicy}>Privacy Policy</SiteLink>
        </p>
      </PageTitle>
      <Section title="For learners" layout="full">
        <Things things={learners} caption="What this site keeps for learners" />
      </Section>
      <Section title="For the tutor" layout="full">
        <Things things={tutors} caption="What this site keeps for the tutor" />
      </Section>
      <Section title="What leaves your device">
        <p>
          The contact form, when you send it. Your progress, only when you move it to another
          device: the site holds a locked copy for ten minutes and cannot read it. Recordings stay
          in the page until you close it, unless you send one in a letter.
        </p>
        <p>
          When you make a record of practice, your quiz answers, the days you finished and the name
          you type are sent; this site marks and signs them, and keeps none of it. If you ask the
          site to check a record, it does not keep that either. An access code is sent when you type
          it.
        </p>
        <p>
          If your tutor has sent you a link, its page asks whether your tutor may see what you do in
          the lessons and exercises given to you: what you open, answer and finish, what you write
          in these exercises, and the words you get right or wrong. If you do not agree, none of it
          leaves this device. You can stop at any time, and delete on that page what was sent. A
          letter to your tutor, written or spoken, is sent when you press the button below it.
        </p>
        <p>
          Each day the site counts how many lessons were started and finished, and how many
          questions were answered right or not, but not by whom.{' '}
          <SiteLink to={pagePaths.whatIsCounted}>What is counted</SiteLink> says exactly what, and
          how to opt out.
        </p>
        <p>
          ‘Say it’ listens to you on this device only. While you record an answer in a lesson, most
          browsers send your voice to their maker’s online service to show live words; the switch
          beside the recorders turns these off. If your browser can listen on this device, it does.
        </p>
      </Section>
      <Section title="What your browser keeps by itself">
        <p>
          Copies of pages, pictures, fonts and the engine behind ‘Say it’, so that they load faster:
          nothing that you wrote or said is in them. A lesson that opens in its own tab may keep
          things there, under its own address. You can delete both in your browser’s settings.
        </p>
      </Section>
      <Section title="What your browser forgets">
        <ForgettingNote isAlways />
      </Section>
    </Page>
  )
}

function Things({ things, caption }: { things: readonly StoredThing[]; caption: string }) {
  return (
    <table className={styles.things}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
          <th scope="col">
            <span className="visually-hidden">Delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {things.map((thing) => (
          <Thing key={thing.name} thing={thing} />
        ))}
      </tbody>
    </table>
  )
}

function Thing({ thing }: { thing: StoredThing }) {
  const { name, where, what, purpose, howLong } = thing
  const [outcome, setOutcome] = useState('')

  async function forget() {
    setOutcome(outcomes[await deleteThing(thing).catch(() => 'refused' as const)])
  }

  return (
    <tr>
      <th scope="row">
        {what}
        <span className={styles.name}>{`${places[where]}: ${name}`}</span>
      </th>
      <td data-label="What for">{purpose}</td>
      <td data-label="How long">{howLong}</td>
      <td className={styles.action}>
        {(where !== 'cookie' || thing.for === undefined) && (
          <Button onClick={forget}>
            Delete<span className="visually-hidden"> {what}</span>
          </Button>
        )}
        <span role="status" className={styles.outcome}>
          {outcome}
        </span>
      </td>
    </tr>
  )
}

const outcomes = {
  deleted: 'Deleted',
  refused: 'Not deleted: your browser does not allow it',
  newer: 'Not deleted: a newer version of this site saved it. Reload the page, then try again',
} as const

const places = {
  database: 'database',
  device: 'storage',
  tab: 'tab storage',
  cookie: 'cookie',
} as const
