import { AdminPage } from '../../layout/admin-page.tsx'
import { SiteLink } from '../../page/site-link.tsx'

export function Screen() {
  return (
    <AdminPage
      title="Course File Manager"
      description="The style sheet and the script of each course."
    >
      <p>
        <SiteLink to="/admin">Back to Admin</SiteLink>
      </p>
      <p>
        Here the style sheet and the script of each course will be managed. Until then, edit them in{' '}
        <a href="/studio">the studio</a>.
      </p>
    </AdminPage>
  )
}
