import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isOwner } from '../../content/access/roles.ts'
import { readFirstDay } from '../../content/first-day/read-first-day.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { AssistantDesk } from './assistant-desk.tsx'
import styles from './dashboard.module.css'
import { DeskLines } from './desk-lines.tsx'
import { FirstDaySteps } from './first-day.tsx'
import { FreshDesk } from './fresh-desk.tsx'
import { type DeskLine, readDesk } from './read-desk.ts'

/** What needs the tutor, what she worked on last, and the ways from here. */
export async function Dashboard({ payload, user }: AdminViewServerProps) {
  if (!user) return null
  if (!isOwner(user)) return <AssistantDesk payload={payload} user={user} />
  const [firstDay, desk] = await Promise.all([readFirstDay(payload, user), readDesk(payload, user)])
  const { messages, results, letters, drafts, withoutQuiz, texts, recent } = desk
  const isClear = [messages, results, letters, drafts, withoutQuiz, texts].every(
    ({ count }) => count === 0,
  )
  const now = Date.now()
  return (
    <Gutter className={styles.desk}>
      <FreshDesk newest={desk.newest} />
      <h1 className={styles.title}>Your desk</h1>
      <ul className={styles.begin}>
        <li>
          <Link href="/studio/collections/lessons/create" prefetch={false}>
            Write a lesson
          </Link>
        </li>
        <li>
          <Link href="/studio/collections/courses/create" prefetch={false}>
            New course
          </Link>
        </li>
        <li>
          <a href={pagePaths.admin}>Upload an HTML lesson</a>
        </li>
        <li>
          <a href={pagePaths.dashboard}>Lessons from templates</a>
        </li>
        <li>
          <a href={pagePaths.courseFiles}>Course files</a>
        </li>
        <li>
          <a href="/">See the site</a>
        </li>
      </ul>
      <FirstDaySteps steps={firstDay.steps} />
      <div className={styles.columns}>
        <section aria-labelledby="needs-you">
          <h2 id="needs-you" className={styles.heading}>
            Needs you
          </h2>
          {isClear && (
            <p className={styles.empty}>
              Nothing is waiting for you. A good moment for a new lesson.
            </p>
          )}
          <Waiting
            heading="Messages to answer"
            detail={messages.unread > 0 ? `${messages.unread} unread` : undefined}
            count={messages.count}
            lines={messages.lines}
            all="/studio/collections/contact-messages"
            now={now}
          />
          <Waiting
            heading="Letters from your students"
            {...letters}
            all="/studio/collections/students"
            now={now}
          />
          <Waiting
            heading="New from your students"
            {...results}
            all="/studio/collections/students"
            now={now}
          />
          <Waiting
            heading="Unpublished drafts"
            {...drafts}
            all="/studio/collections/lessons"
            now={now}
          />
          <Waiting
            heading="Lessons without a quiz"
            {...withoutQuiz}
            all="/studio/collections/lessons"
            now={now}
          />
          <Waiting heading="Texts to write" {...texts} now={now} />
        </section>
        <section aria-labelledby="recent-edits">
          <h2 id="recent-edits" className={styles.heading}>
            Recent edits
          </h2>
          {recent.length === 0 && <p className={styles.empty}>Nothing has been written yet.</p>}
          <DeskLines lines={recent} now={now} />
        </section>
      </div>
    </Gutter>
  )
}

interface WaitingProps {
  heading: string
  /** Said beside the count. */
  detail?: string | undefined
  count: number
  lines: DeskLine[]
  /** Where all of them are, if not all are shown. */
  all?: string
  now: number
}

function Waiting({ heading, detail, count, lines, all, now }: WaitingProps) {
  if (count === 0) return null
  const more = count - lines.length
  return (
    <div className={styles.waiting}>
      <h3 className={styles.kind}>
        {heading}{' '}
        <span className={styles.count}>
          {count}
          {detail && <span className={styles.detail}>, {detail}</span>}
        </span>
      </h3>
      <DeskLines lines={lines} now={now} />
      {more > 0 && (
        <p className={styles.more}>
          {all ? <Link href={all} prefetch={false}>{`and ${more} more`}</Link> : `and ${more} more`}
        </p>
      )}
    </div>
  )
}
