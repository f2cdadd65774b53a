import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import styles from './toast-provider.module.css'
import { useSwipeAway } from './use-swipe-away.ts'

/** How long a toast stays unless it says otherwise (spec §9). */
const defaultToastMs = 5000

export interface Toast {
  title: string
  description?: string
  /** 'destructive' for what went wrong. */
  tone?: 'plain' | 'destructive'
  durationMs?: number
  /** What can be done about it, once. */
  action?: { label: string; run: () => void }
}

const ShowToast = createContext<(toast: Toast) => () => void>(() => () => undefined)

/**
 * Shows a message at the edge of the screen; a new one takes the place of the old. What it returns
 * takes the message away again, where it is still the newest.
 */
export const useToast = () => use(ShowToast)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { id: number }) | null>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  const lastId = useRef(0)

  const dismiss = useCallback(() => {
    if (
      region.current?.contains(document.activeElement) &&
      cameFrom.current instanceof HTMLElement
    ) {
      cameFrom.current.focus()
    }
    // A toast that is gone gets no event when the pointer or the focus leaves it.
    setShown(null)
    setIsPointedAt(false)
    setHasFocus(false)
  }, [])

  const show = useCallback(
    (toast: Toast) => {
      const id = ++lastId.current
      setShown({ ...toast, id })
      return () => {
        if (lastId.current === id) dismiss()
      }
    },
    [dismiss],
  )

  useEffect(() => {
    if (!shown || isPointedAt || hasFocus) return
    const timer = setTimeout(dismiss, shown.durationMs ?? defaultToastMs)
    return () => clearTimeout(timer)
  }, [shown, isPointedAt, hasFocus, dismiss])

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => event.key === 'F8' && region.current?.focus()
    document.addEventListener('keydown', focusOnF8)
    return () => document.removeEventListener('keydown', focusOnF8)
  }, [])

  return (
    <ShowToast value={show}>
      {children}
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Notifications (F8)"
        className={styles.region}
        onKeyDown={(event) => event.key === 'Escape' && dismiss()}
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={({ relatedTarget }) => {
          setHasFocus(true)
          if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        onBlur={() => setHasFocus(false)}
      >
        <div aria-live="polite">
          {shown && <Slip key={shown.id} toast={shown} onDismiss={dismiss} />}
        </div>
      </section>
    </ShowToast>
  )
}

function Slip({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, tone = 'plain', action } = toast
  const swipe = useSwipeAway(onDismiss)

  function act() {
    onDismiss()
    action?.run()
  }

  return (
    <div className={styles.toast} data-tone={tone} {...swipe}>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}
