import { type ComponentType, type ReactNode, useState } from 'react'
import { useAskedCode } from '../../router/use-asked-code.ts'
import styles from './say-it-button.module.css'

interface OpenedPanelProps<Props> {
  /** What its button says. */
  label: ReactNode
  className?: string
  load: () => Promise<ComponentType<Props>>
  panel: Props
}

/** A button and the panel that it opens, whose code comes with the first press alone. */
export function OpenedPanel<Props extends object>(props: OpenedPanelProps<Props>) {
  const { label, className = styles.button, load, panel } = props
  const [isOpen, setIsOpen] = useState(false)
  const code = useAskedCode(load, isOpen)

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={className}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && code === 'failed' && (
        <span role="alert" className={styles.failed}>
          This did not load. Check your connection, then try again.{' '}
          {/* Offline the browser would put a page of its own in this one's place. */}
          <button
            type="button"
            className={styles.button}
            onClick={() => navigator.onLine && location.reload()}
          >
            Try Again
          </button>
        </span>
      )}
      {isOpen && typeof code === 'object' && <code.Part {...panel} />}
    </>
  )
}
