import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { useAdmin } from '../data/admin.ts'
import { useFreshLists } from '../data/use-fresh-lists.ts'
import { PageHead } from '../page/page-head.tsx'
import { isFor } from '../router/is-for.ts'
import { matchPage } from '../router/routes.ts'
import { SiteLink } from '../router/site-link.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { AdminHeader } from './admin-header.tsx'
import styles from './admin-page.module.css'
import { MadePassword } from './made-password.tsx'

interface AdminPageProps {
  title: string
  description: string
  loadingText?: string
  /** What stands beside the title: a button, counts. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The frame of every admin screen; whoever is not (or no longer) signed in is sent to the sign-in.
 */
export function AdminPage({ title, description, loadingText, actions, children }: AdminPageProps) {
  const admin = useAdmin()
  const { pathname, search } = useLocation()
  useFreshLists(pathname)
  if (admin.state === 'missing')
    return <Navigate to={pagePaths.loginFor(pathname + search)} replace />
  const isForHer = admin.state === 'ready' && isFor(matchPage(pathname).route, admin.data)
  return (
    <>
      <PageHead isHidden title={title} description={description} />
      {admin.state === 'loading' && <Loading text={loadingText} />}
      {admin.state === 'error' && <LoadError title="The admin area could not be opened" />}
      {admin.state === 'ready' && (
        <>
          <AdminHeader admin={admin.data} />
          <Page className={styles.page}>
            <header className={styles.head}>
              <h1 className={styles.title}>{title}</h1>
              {isForHer && actions}
            </header>
            <MadePassword {...admin.data} />
            {isForHer ? children : <OwnersPage />}
          </Page>
        </>
      )}
    </>
  )
}

/** In place of what an assistant may not do; the server's answer has status 403. */
const OwnersPage = () => (
  <Notice
    level={2}
    title="This page is for the owner"
    text="You are signed in as an assistant. Ask the owner of this site to do it, or to make you an owner."
  >
    <SiteLink to={pagePaths.admin}>Back to courses and lessons</SiteLink>
  </Notice>
)
