import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isAdminScreen } from '../../../cms/contract/admin-path.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { adminRead, useAdmin, useHasSessionEnded } from '../../data/admin.ts'
import { PageHead } from '../../page/page-head.tsx'
import { isStudio, safeReturnTo } from '../../router/return-to.ts'
import type { Load } from '../../router/screen-module.ts'
import { Page } from '../../ui/page.tsx'
import styles from './admin-login-screen.module.css'
import { LoginForm } from './login-form.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'

export const load: Load = async ({ search, read }) => {
  // Who cannot be recognised now may still sign in.
  const admin = await read(adminRead).catch(() => null)
  return admin ? { redirect: safeReturnTo(search.get('returnTo')) } : undefined
}

export function Screen() {
  const admin = useAdmin()
  const hasSessionEnded = useHasSessionEnded()
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo'))
  return (
    <Page className={styles.door}>
      <PageHead
        isHidden
        title="Admin Access"
        description="Secure access to your English learning platform"
      />
      <h1>Admin Access</h1>
      <p>Secure access to your English learning platform</p>
      {hasSessionEnded && admin.state !== 'ready' && (
        <p role="status">Your session has ended. Your text is kept.</p>
      )}
      {admin.state === 'ready' ? (
        <SignedIn returnTo={admin.data.lacksSecondStep ? studioPaths.account : returnTo} />
      ) : (
        <>
          <LoginForm returnTo={search.get('returnTo')} />
          <PasskeyEntry />
        </>
      )}
    </Page>
  )
}

/** Goes where the admin wanted to go; the router leads to the admin screens alone. */
function SignedIn({ returnTo }: { returnTo: string }) {
  const leavesAdmin = !isAdminScreen(returnTo)
  useEffect(() => {
    if (leavesAdmin) location.replace(returnTo)
  }, [leavesAdmin, returnTo])
  if (!leavesAdmin) return <Navigate to={returnTo} replace />
  return <p role="status">{isStudio(returnTo) ? 'Opening the studio…' : 'Opening the page…'}</p>
}
