import { type ComponentProps, type RefObject, useEffect, useId } from 'react'
import styles from './dialog.module.css'

interface DialogProps extends ComponentProps<'dialog'> {
  /** By it, what stands inside closes the dialog. */
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** Red where something may be lost. */
  tone: 'accent' | 'signal'
}

/** What asks in front of the page; open as long as it is drawn. The focus returns to where it was. */
export function Dialog({ ref, title, tone, children, ...rest }: DialogProps) {
  const id = useId()

  useEffect(() => ref.current?.showModal(), [ref])

  return (
    <dialog {...rest} ref={ref} aria-labelledby={id} data-tone={tone} className={styles.dialog}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The buttons at its foot. */
export function DialogActions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />
}
