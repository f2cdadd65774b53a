'use client'
import { type AccountSafety, signInOutcomeNames, signInsKeptDays } from '../../contract/account.ts'
import { timeText } from '../students/time-text.ts'
import styles from './account.module.css'

/** The last tries under one's own name. */
export function LastSignIns({ signIns }: { signIns: AccountSafety['signIns'] }) {
  return (
    <section aria-labelledby="account-sign-ins">
      <h2 id="account-sign-ins" className={styles.heading}>
        Last sign-ins under your name
      </h2>
      {signIns.length === 0 && (
        <p className={styles.hint}>{`None in the last ${signInsKeptDays} days.`}</p>
      )}
      <ul className={styles.list}>
        {signIns.map(({ id, at, browser, outcome }) => (
          <li key={id} className={styles.line}>
            <div>
              {signInOutcomeNames[outcome]}
              <p className={styles.hint}>
                {timeText(at)}, {browser}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
