import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { madePasswordEnd } from '../../content/collections/admins/made-password.ts'
import { choosePassword, madePasswordText } from '../../contract/made-password.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import styles from './dashboard.module.css'

/** For whoever signs in with a password that the site has made, and that ends (decision 208). */
export async function MadePasswordLine({ payload, id }: { payload: Payload; id: number }) {
  const endsAt = await madePasswordEnd(id, payload)
  if (!endsAt) return null
  const day = new Date(endsAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className={styles.status} data-wrong>
      {madePasswordText(day, new Date(endsAt) <= new Date())}{' '}
      <Link href={studioPaths.account} prefetch={false}>
        {choosePassword}
      </Link>
    </p>
  )
}
