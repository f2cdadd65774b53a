import { type ComponentType, type ReactNode, useState } from 'react'
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
  const [{ code }, setCode] = useState<{ code: ComponentType<Props> | 'failed' | null }>(none)
  const Loaded = code === 'failed' ? null : code

  async function toggle() {
    setIsOpen(!isOpen)
    if (isOpen || Loaded) return
    try {
      setCode({ code: await load() })
    } catch (error) {
      console.warn('Say it back did not load', error)
      setCode({ code: 'failed' })
    }
  }

  return (
    <>
      <button type="button" aria-expanded={isOpen} className={className} onClick={toggle}>
        {label}
      </button>
      {isOpen && code === 'failed' && (
        <span role="alert" className={styles.failed}>
          This did not load. Check your connection, then press the button twice.
        </span>
      )}
      {isOpen && Loaded && <Loaded {...panel} />}
    </>
  )
}

const none = { code: null }
