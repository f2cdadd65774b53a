import { reads } from '../../data/reads.ts'
import { AdminPage } from '../../layout/admin-page.tsx'
import type { Load } from '../../page/screen-module.ts'
import { Dashboard } from './dashboard.tsx'

/** The courses alone: thousands of lessons would keep the first page waiting. */
export const load: Load = async ({ read }) => {
  await read(reads.courses)
  return undefined
}

export function Screen() {
  return (
    <AdminPage title="Admin Dashboard" description="Create, move and preview lessons.">
      <Dashboard />
    </AdminPage>
  )
}
