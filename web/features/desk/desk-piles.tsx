import { useId } from 'react'
import { countText } from '../../../cms/contract/counted.ts'
import type { CountedDays } from '../../../cms/contract/counts.ts'
import {
  type DeskLine,
  type DeskPile,
  deskIsClear,
  keyedLines,
} from '../../../cms/contract/desk.ts'
import { allIsWell, type SiteStatus, whoMends } from '../../../cms/contract/site-status.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { useDesk } from '../../data/desk.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { updatedText } from '../../ui/dates/updated-text.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import styles from './desk-piles.module.css'

/** What people sent stands open; what the tutor began herself is one press away. */
const ofPeople: readonly DeskPile['key'][] = ['backups', 'messages', 'letters', 'results']

/** What needs the tutor, as on her desk in the studio. */
export function DeskPiles() {
  const heading = useId()
  const desk = useDesk()
  if (desk.state !== 'ready') return null
  const { piles, counted, status } = desk.data
  return (
    <section aria-labelledby={heading} className={styles.desk}>
      <h2 id={heading} className={styles.heading}>
        Needs you
      </h2>
      {status && !status.isWell && <Wrong status={status} />}
      {piles.length === 0 && <p className={styles.empty}>{deskIsClear}</p>}
      <div className={styles.piles}>
        {piles.map((pile) => (
          <Pile key={pile.key} pile={pile} />
        ))}
      </div>
      {status?.isWell && <p className={styles.status}>{allIsWell}</p>}
      {counted.slice(0, 1).map((week) => (
        <p key={week.days} className={styles.counted}>
          <a href={studioPaths.home}>{countedText(week)}</a>
        </p>
      ))}
    </section>
  )
}

const Wrong = ({ status: { says } }: { status: SiteStatus }) => (
  <p className={styles.status} data-wrong>
    {says.join(' ')} {whoMends}
  </p>
)

const countedText = ({ days, all }: CountedDays) =>
  `Last ${days} days: ${countText(all.visited)} pages opened, ${countText(all.begun)} lessons started, ${countText(all.finished)} finished.`

function Pile({ pile: { key, heading, detail, count, lines, more } }: { pile: DeskPile }) {
  return (
    <details className={styles.pile} open={ofPeople.includes(key)}>
      <summary>
        <h3 className={styles.kind}>
          {heading} <span className={styles.count}>{count}</span>
          {detail && <span className={styles.detail}>, {detail}</span>}
        </h3>
      </summary>
      <ul className={styles.lines}>
        {keyedLines(lines).map(({ key: lineKey, line }) => (
          <Line key={lineKey} line={line} />
        ))}
      </ul>
      {more.map(({ text, href }) =>
        href ? (
          <a key={text} className={styles.more} href={href}>
            {text}
          </a>
        ) : (
          <p key={text} className={styles.more}>
            {text}
          </p>
        ),
      )}
    </details>
  )
}

function Line({ line: { href, title, note, time } }: { line: DeskLine }) {
  const now = useNow()
  return (
    <li>
      {href ? (
        <a href={href} dir="auto">
          {title}
        </a>
      ) : (
        <span dir="auto">{title}</span>
      )}
      <span className={styles.note}>
        {note}
        {time && (
          <>
            {' · '}
            <time dateTime={time} dir="auto">
              {now ? updatedText(time, now) : formatDate(time)}
            </time>
          </>
        )}
      </span>
    </li>
  )
}
