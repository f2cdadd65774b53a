import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { BookingLink } from '../features/booking/booking-link.tsx'
import { SiteLink } from '../router/site-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { currentOf, navigation } from './navigation.ts'
import styles from './site-menu.module.css'

/**
 * The full-screen menu of small screens (spec §2 'Layout'). A popover rather than a modal dialog: it
 * covers everything that a modal one would have to make inert, which has the style of every element
 * worked out anew before the menu is seen (decision 66).
 */
export function SiteMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { pathname, key } = useLocation()
  const close = () => hide(menu.current)

  // A link inside the menu has been followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes it
  useEffect(close, [key])

  function open() {
    show(menu.current)
    setIsOpen(true)
  }

  return (
    <>
      <Button
        tone="quiet"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        Menu
      </Button>
      <dialog
        ref={menu}
        popover="auto"
        aria-label="Menu"
        aria-modal="true"
        tabIndex={-1} // a press beside the links must not lead the focus out
        className={styles.menu}
        onKeyDown={keepFocus}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClose={() => setIsOpen(false)}
      >
        <Button tone="quiet" className={styles.closer} onClick={close}>
          Close
        </Button>
        <nav aria-label="Menu">
          <ul className={styles.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  aria-current={currentOf(to, pathname)}
                  className={styles.link}
                  onClick={close}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <SiteLink
                to={pagePaths.login}
                aria-current={currentOf(pagePaths.login, pathname)}
                className={clsx(styles.link, styles.door)}
                onClick={close}
              >
                Admin Login
              </SiteLink>
            </li>
          </ul>
        </nav>
        <BookingLink className={buttonClass('main')}>Book Free Trial</BookingLink>
      </dialog>
    </>
  )
}

/** A browser that knows no popover shows a modal dialog. */
function show(menu: HTMLDialogElement | null) {
  if (menu?.showPopover) menu.showPopover()
  else menu?.showModal()
}

/** What is shut already stays so. */
function hide(menu: HTMLDialogElement | null) {
  if (menu?.hidePopover) menu.hidePopover()
  else menu?.close()
}

/** Keeps Tab inside the menu: neither the page behind it nor the browser's own controls come next. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const menu = event.currentTarget
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')]
  const [ends, to] = event.shiftKey ? [[menu, stops[0]], stops.at(-1)] : [[stops.at(-1)], stops[0]]
  if (!ends.some((end) => end === document.activeElement)) return
  event.preventDefault()
  to?.focus()
}
