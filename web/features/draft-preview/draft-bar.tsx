import type { DraftView } from '../../../cms/contract/draft.ts'
import { ReadersDay } from '../../ui/dates/readers-day.tsx'
import styles from './draft-bar.module.css'

/** Says that this page is not published, and shows the tutor the way back to the editor. */
export function DraftBar({ view }: { view: DraftView }) {
  const isPreview = view.mode === 'preview'
  return (
    <aside className={styles.bar} aria-label="About this page">
      <p className={styles.text}>
        <strong className={styles.mark}>{isPreview ? 'Draft preview' : 'Draft'}</strong>
        <span className={styles.more}>
          {isPreview ? (
            'Visitors see this once you publish it.'
          ) : (
            <>
              Shown to you before it is published. The link works until{' '}
              <ReadersDay date={view.expiresAt} />.
            </>
          )}
        </span>
      </p>
      {isPreview && (
        <a className={styles.exit} href={view.studioPath}>
          Exit
        </a>
      )}
    </aside>
  )
}
