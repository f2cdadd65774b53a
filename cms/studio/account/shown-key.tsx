'use client'
import type { SecondStepKey } from '../../contract/account.ts'
import styles from './account.module.css'

/** The key as a QR code for a phone beside the screen, as a link, and in letters. */
export function ShownKey({ shown: { key, address, qr } }: { shown: SecondStepKey }) {
  return (
    <div className={styles.key}>
      <p>
        Open an authenticator app (such as Aegis, FreeOTP, 1Password or Google Authenticator) and
        scan this picture with it.
      </p>
      <svg
        className={styles.qr}
        role="img"
        aria-label="QR code with your key"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.d} fill="#000" />
      </svg>
      <p>
        On this phone: <a href={address}>open it in the app</a>. Or type the key:
      </p>
      <p>
        <code className={styles.code}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
