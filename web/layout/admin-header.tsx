import { useLocation } from 'react-router-dom'
import type { Admin } from '../../cms/contract/admin.ts'
import { type DeskBarLink, deskBar, deskBarMark } from '../../cms/contract/desk-bar.ts'
import { studioPaths } from '../../cms/contract/studio-paths.ts'
import { useSignOut } from '../data/admin.ts'
import { SiteLink } from '../router/site-link.tsx'
import { Button } from '../ui/button.tsx'
import { forgetStoredTexts } from '../ui/stored-text/use-stored-text.ts'
import { useToast } from '../ui/toasts/toast-provider.tsx'
import { useAction } from '../ui/use-action.ts'
import styles from './admin-header.module.css'

/** The bar over every page of the tutor's; the studio draws the same one (`cms/studio/brand`). */
export function AdminHeader({ admin }: { admin: Admin }) {
  const { pathname } = useLocation()
  const isShown = ({ isOwners }: DeskBarLink) => !isOwners || admin.role === 'owner'
  return (
    <div className={styles.bar}>
      <nav aria-label="Admin">
        <ul className={styles.links}>
          {deskBar.filter(isShown).map((link) => (
            <li key={link.to}>
              <BarLink link={link} mark={deskBarMark(link, pathname)} />
            </li>
          ))}
          <li className={styles.out}>
            <span className={styles.who}>
              Signed in as <strong>{admin.name ?? admin.username}</strong>
              {admin.role === 'assistant' && ', assistant'}
            </span>
            <SignOut />
          </li>
        </ul>
      </nav>
    </div>
  )
}

interface BarLinkProps {
  link: DeskBarLink
  mark: ReturnType<typeof deskBarMark>
}

/** The studio is another application: its pages are loaded whole. */
function BarLink({ link: { to, label }, mark }: BarLinkProps) {
  if (to.startsWith(studioPaths.home)) return <a href={to}>{label}</a>
  return (
    <SiteLink to={to} aria-current={mark}>
      {label}
    </SiteLink>
  )
}

/** Afterwards the screen itself leads to the sign-in. */
function SignOut() {
  const signOut = useSignOut()
  const showToast = useToast()
  const { run: leave, isPending } = useAction(async () => {
    try {
      await signOut()
      forgetStoredTexts()
      showToast({ title: 'Logged out' })
    } catch {
      showToast({
        title: 'Logout failed',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      })
    }
  })

  return (
    <Button tone="quiet" aria-disabled={isPending} onClick={leave}>
      Sign Out
    </Button>
  )
}
