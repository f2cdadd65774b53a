import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Admin } from '../../cms/contract/admin.ts'
import { useSignOut } from '../data/admin.ts'
import { useToast } from '../features/toasts/toast-provider.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { Button } from '../ui/button.tsx'
import styles from './admin-header.module.css'

const adminScreens = [
  { to: '/admin', label: 'Courses & lessons' },
  { to: '/admin/files', label: 'Course files' },
  { to: '/admin/dashboard', label: 'Dashboard' },
] as const

export function AdminHeader({ admin }: { admin: Admin }) {
  const { pathname } = useLocation()
  return (
    <div className={styles.bar}>
      <nav aria-label="Admin">
        <ul className={styles.links}>
          {adminScreens.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={pathname === to ? 'page' : undefined}>
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <a href="/studio">Studio</a>
          </li>
        </ul>
      </nav>
      <p className={styles.who}>
        Signed in as <strong>{admin.username}</strong>
      </p>
      <SignOut />
    </div>
  )
}

/** Afterwards the screen itself sends on to sign-in. */
function SignOut() {
  const signOut = useSignOut()
  const showToast = useToast()
  const [isPending, setIsPending] = useState(false)

  async function leave() {
    setIsPending(true)
    try {
      await signOut()
      showToast({ title: 'Logged out' })
    } catch {
      setIsPending(false)
      showToast({
        title: 'Logout failed',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      })
    }
  }

  return (
    <Button tone="quiet" disabled={isPending} onClick={leave}>
      Sign Out
    </Button>
  )
}
