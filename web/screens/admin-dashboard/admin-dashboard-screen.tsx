import { AdminPage } from '../../layout/admin-page.tsx'
import { SiteLink } from '../../page/site-link.tsx'

export function Screen() {
  return (
    <AdminPage title="Admin Dashboard" description="Create, move and preview lessons.">
      <p>
        Here lessons will be created from templates, moved and previewed. Until then,{' '}
        <SiteLink to="/admin">upload and manage lessons</SiteLink> or write them in{' '}
        <a href="/studio">the studio</a>.
      </p>
    </AdminPage>
  )
}
