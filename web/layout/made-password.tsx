import type { Admin } from '../../cms/contract/admin.ts'
import { choosePassword, madePasswordText } from '../../cms/contract/made-password.ts'
import { studioPaths } from '../../cms/contract/studio-paths.ts'
import { formatDate, formatDay } from '../ui/dates/format-date.ts'
import { useNow } from '../ui/dates/use-now.ts'
import styles from './admin-page.module.css'

/** For whoever signs in with a password that the site has made, and that ends (decision 208). */
export function MadePassword({ passwordEndsAt }: Pick<Admin, 'passwordEndsAt'>) {
  const now = useNow()
  if (!passwordEndsAt) return null
  const hasEnded = now !== null && Date.parse(passwordEndsAt) <= now.getTime()
  return (
    <p className={styles.advice}>
      {madePasswordText(now ? formatDay(passwordEndsAt) : formatDate(passwordEndsAt), hasEnded)}{' '}
      <a href={studioPaths.account}>{choosePassword}</a>
    </p>
  )
}
