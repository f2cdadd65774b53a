import { useState } from 'react'
import type { SayItBackProps } from './say-it-back-props.ts'
import styles from './say-it-button.module.css'
import type { SayItPanel as Panel } from './say-it-panel.tsx'

type PanelCode = typeof Panel | 'failed' | null

/** Under a sentence: the way to say it back. Its code comes with the first press alone. */
export function SayItBack({ text, lesson }: SayItBackProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [panel, setPanel] = useState<{ code: PanelCode }>({ code: null })
  const { code } = panel

  async function toggle() {
    setIsOpen(!isOpen)
    if (isOpen || (code && code !== 'failed')) return
    try {
      const { SayItPanel } = await import('./say-it-panel.tsx')
      setPanel({ code: SayItPanel })
    } catch (error) {
      console.warn('Say it back did not load', error)
      setPanel({ code: 'failed' })
    }
  }

  const Loaded = code === 'failed' ? null : code
  return (
    <>
      <button type="button" aria-expanded={isOpen} className={styles.button} onClick={toggle}>
        Say it
        <span className="visually-hidden">{` ${text}`}</span>
      </button>
      {isOpen && code === 'failed' && (
        <span role="alert" className={styles.failed}>
          This did not load. Check your connection, then press ‘Say it’ twice.
        </span>
      )}
      {isOpen && Loaded && <Loaded text={text} lesson={lesson} />}
    </>
  )
}
