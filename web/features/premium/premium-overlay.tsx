import type { ReactNode } from 'react'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { ViewerBar } from '../../ui/viewer-bar.tsx'
import styles from './premium-overlay.module.css'

const HaveCode = later(async () => (await import('./have-code.tsx')).HaveCode)

interface PremiumOverlayProps {
  lesson: { lessonNumber: number; title: string; objectives: readonly string[] }
  /** Where the course's lessons are listed. */
  lessonsPath: string
  /** The link 'Upgrade Now'; the screen knows where it leads. */
  upgradeLink: ReactNode
}

/**
 * What everybody may know of a premium lesson, and the overlay over the rest (spec §2, §6). The
 * page below it is only a drawing without words: the server has withheld the content (decision 13).
 */
export function PremiumOverlay({ lesson, lessonsPath, upgradeLink }: PremiumOverlayProps) {
  const { lessonNumber, title, objectives } = lesson
  return (
    <div className={styles.page}>
      <ViewerBar className={styles.bar}>
        <SiteLink to={lessonsPath}>Back to lessons</SiteLink>
      </ViewerBar>
      <p className={styles.kicker}>
        {`Lesson ${lessonNumber} `}
        <Badge tone="warning">Premium</Badge>
      </p>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {objectives.length > 0 && (
        <section aria-labelledby="objectives-title" className={styles.objectives}>
          <h2 id="objectives-title">Objectives</h2>
          <ul>
            {keyed(objectives).map(({ key, item }) => (
              <li key={key} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.stage}>
        <div aria-hidden="true" className={styles.withheld}>
          {sheets.map((sheet) => (
            <div key={sheet} />
          ))}
        </div>
        <section aria-labelledby="premium-title" className={styles.overlay}>
          <h2 id="premium-title">Premium Lesson</h2>
          <p>This is a premium lesson only available to members with an active subscription.</p>
          <div className={styles.actions}>
            {upgradeLink}
            <SiteLink to={lessonsPath} className={buttonClass('plain')}>
              View Free Lessons
            </SiteLink>
          </div>
          <div className={styles.code}>
            <HaveCode />
          </div>
        </section>
      </div>
    </div>
  )
}

/** Drawn lines in place of the text that follows the objectives. */
const sheets = ['first', 'second', 'third', 'fourth'] as const
