import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { BookingLink } from '../features/booking/booking-link.tsx'
import { SiteLink } from '../router/site-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { currentOf, navigation } from './navigation.ts'
import styles from './site-menu.module.css'

/** The full-screen menu of small screens (spec §2 'Layout'). */
export function SiteMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { pathname, key } = useLocation()

  // A link inside the menu has been followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes it
  useEffect(() => menu.current?.close(), [key])

  function open() {
    menu.current?.showModal()
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
        aria-label="Menu"
        className={styles.menu}
        onKeyDown={keepFocus}
        onClose={() => setIsOpen(false)}
      >
        <Button tone="quiet" className={styles.closer} onClick={() => menu.current?.close()}>
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
                  onClick={() => menu.current?.close()}
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
                onClick={() => menu.current?.close()}
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

/**
 * Keeps Tab inside the menu: a modal dialog alone lets the focus move on to the browser's own
 * controls.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
