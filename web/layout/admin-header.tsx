import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Admin } from '../../cms/contract/admin.ts'
import { pagePaths, studioPaths } from '../../cms/contract/page-paths.ts'
import { useSignOut } from '../data/admin.ts'
import { isFor } from '../router/is-for.ts'
import { matchPage } from '../router/routes.ts'
import { SiteLink } from '../router/site-link.tsx'
import { Button } from '../ui/button.tsx'
import { forgetStoredTexts } from '../ui/stored-text/use-stored-text.ts'
import { useToast } from '../ui/toasts/toast-provider.tsx'
import styles from './admin-header.module.css'

/** Each with the further addresses it answers at. */
const adminScreens = [
  { to: pagePaths.admin, label: 'Courses & lessons', also: /^$/ },
  { to: pagePaths.courseFiles, label: 'Course files', also: /^\/admin\/course-file-manager\// },
  { to: pagePaths.dashboard, label: 'Dashboard', also: /^\/admin\/legacy$/ },
] as const

export function AdminHeader({ admin }: { admin: Admin }) {
  const { pathname } = useLocation()
  const isShown = ({ to }: { to: string }) => isFor(matchPage(to).route, admin)
  return (
    <div className={styles.bar}>
      <nav aria-label="Admin">
        <ul className={styles.links}>
          {adminScreens.filter(isShown).map(({ to, label, also }) => (
            <li key={to}>
              <SiteLink
                to={to}
                aria-current={pathname === to || also.test(pathname) ? 'page' : undefined}
              >
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <a href={studioPaths.home}>Studio</a>
          </li>
        </ul>
      </nav>
      <p className={styles.who}>
        Signed in as <strong>{admin.name ?? admin.username}</strong>
        {admin.role === 'assistant' && ', assistant'}
      </p>
      <SignOut />
    </div>
  )
}

/** Afterwards the screen itself leads to the sign-in. */
function SignOut() {
  const signOut = useSignOut()
  const showToast = useToast()
  const [isPending, setIsPending] = useState(false)

  async function leave() {
    setIsPending(true)
    try {
      await signOut()
      forgetStoredTexts()
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
