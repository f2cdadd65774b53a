import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isOwner } from '../../content/access/roles.ts'
import { readDesk } from '../../content/desk/read-desk.ts'
import { readFirstDay } from '../../content/first-day/read-first-day.ts'
import { type DeskPile, deskIsClear } from '../../contract/desk.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { AssistantDesk } from './assistant-desk.tsx'
import { CountedSection } from './counted-section.tsx'
import styles from './dashboard.module.css'
import { DeskLines, MoreLines } from './desk-lines.tsx'
import { FirstDaySteps } from './first-day.tsx'
import { FreshDesk } from './fresh-desk.tsx'
import { MadePasswordLine } from './made-password-line.tsx'
import { SiteStatusLine } from './site-status-line.tsx'

/** What needs the tutor, what she worked on last, and the ways from here. */
export async function Dashboard({ payload, user }: AdminViewServerProps) {
  if (!user) return null
  if (!isOwner(user)) return <AssistantDesk payload={payload} user={user} />
  const [firstDay, desk] = await Promise.all([readFirstDay(payload, user), readDesk(payload, user)])
  const now = Date.now()
  return (
    <main>
      <Gutter className={styles.desk}>
        <FreshDesk newest={desk.newest} />
        <h1 className={styles.title}>Your desk</h1>
        <ul className={styles.begin}>
          <li>
            <Link href={studioPaths.create('lessons')} prefetch={false}>
              Write a lesson
            </Link>
          </li>
          <li>
            <Link href={studioPaths.create('courses')} prefetch={false}>
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
        <MadePasswordLine payload={payload} id={Number(user.id)} />
        <FirstDaySteps {...firstDay} />
        {desk.status && <SiteStatusLine {...desk.status} />}
        <div className={styles.columns}>
          <section aria-labelledby="needs-you">
            <h2 id="needs-you" className={styles.heading}>
              Needs you
            </h2>
            {desk.piles.length === 0 && <p className={styles.empty}>{deskIsClear}</p>}
            {desk.piles.map(({ key, ...pile }) => (
              <Waiting key={key} {...pile} now={now} />
            ))}
          </section>
          <section aria-labelledby="recent-edits">
            <h2 id="recent-edits" className={styles.heading}>
              Recent edits
            </h2>
            {desk.recent.length === 0 && (
              <p className={styles.empty}>Nothing has been written yet.</p>
            )}
            <DeskLines lines={desk.recent} now={now} />
          </section>
        </div>
        <CountedSection counted={desk.counted} />
      </Gutter>
    </main>
  )
}

interface WaitingProps extends Omit<DeskPile, 'key'> {
  now: number
}

function Waiting({ heading, detail, count, lines, more, now }: WaitingProps) {
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
      <MoreLines more={more} />
    </div>
  )
}
