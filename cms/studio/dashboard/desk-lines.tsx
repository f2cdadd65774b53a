import { Link } from '@payloadcms/ui'
import { type DeskLine, type DeskMore, keyedLines } from '../../contract/desk.ts'
import styles from './dashboard.module.css'
import { timeAgo } from './time-ago.ts'

/** Lines of a desk, each a way to what it names. */
export function DeskLines({ lines, now }: { lines: DeskLine[]; now: number }) {
  return (
    <ul className={styles.lines}>
      {keyedLines(lines).map(({ key, line: { href, title, note, time } }) => (
        <li key={key}>
          {href ? (
            <Link href={href} prefetch={false} dir="auto">
              {title}
            </Link>
          ) : (
            <span dir="auto">{title}</span>
          )}
          <span className={styles.note}>
            {note}
            {time && (
              <>
                {' · '}
                <time dateTime={time} dir="auto">
                  {timeAgo(time, now)}
                </time>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where those are that a pile does not show. */
export function MoreLines({ more }: { more: readonly DeskMore[] }) {
  return more.map(({ href, text }) => (
    <p key={text} className={styles.more}>
      {href ? (
        <Link href={href} prefetch={false}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  ))
}
