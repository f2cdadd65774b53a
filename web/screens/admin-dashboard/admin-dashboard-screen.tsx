import { reads } from '../../data/reads.ts'
import { AdminPage } from '../../layout/admin-page.tsx'
import type { Load } from '../../router/screen-module.ts'
import { Dashboard } from './dashboard.tsx'

export const load: Load = async ({ read }) => {
  await Promise.all([read(reads.courses), read(reads.lessons)])
  return undefined
}

export function Screen() {
  return (
    <AdminPage title="Admin Dashboard" description="Create, move and preview lessons.">
      <Dashboard />
    </AdminPage>
  )
}
