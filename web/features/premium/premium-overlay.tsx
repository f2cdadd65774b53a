import type { ReactNode } from 'react'
import { SiteLink } from '../../page/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './premium-overlay.module.css'

interface PremiumOverlayProps {
  title: string
  objectives: readonly string[]
  /** Where the course's lessons are listed. */
  lessonsPath: string
  /** The link 'Upgrade Now', which the screen knows the way of. */
  upgradeLink: ReactNode
}

/** Stands over what everybody may know of a premium lesson (spec §2, decision 13). */
export function PremiumOverlay(props: PremiumOverlayProps) {
  const { title, objectives, lessonsPath, upgradeLink } = props
  return (
    <div className={styles.stage}>
      <div className={styles.preview}>
        <h1 dir="auto">{title}</h1>
        <ul>
          {keyed(objectives).map(({ key, item }) => (
            <li key={key} dir="auto">
              {item}
            </li>
          ))}
        </ul>
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
      </section>
    </div>
  )
}
