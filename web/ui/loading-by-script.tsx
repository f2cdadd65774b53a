import { Loading } from './loading.tsx'
import styles from './loading-by-script.module.css'

interface LoadingByScriptProps {
  text: string
  /** What stands there instead where no script runs. */
  without: string
}

/** Says that a script brings something that only the device knows; without one nothing waits. */
export function LoadingByScript({ text, without }: LoadingByScriptProps) {
  return (
    <>
      <div className={styles.loading}>
        <Loading text={text} />
      </div>
      <noscript>
        <p>{without}</p>
      </noscript>
    </>
  )
}
