import type { Payload } from 'payload'
import styles from './brand.module.css'
import { SpokenLine } from './spoken-line.tsx'

/** The tutor's own brand where Payload would show its logo. */
export async function Logo({ payload }: { payload: Payload }) {
  // Every visitor reads the brand on the site.
  const { brand } = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: false })
  return (
    <span className={styles.logo}>
      <SpokenLine />
      {brand || 'Studio'}
    </span>
  )
}
