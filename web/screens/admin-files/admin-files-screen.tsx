import { reads } from '../../data/reads.ts'
import { AdminPage } from '../../layout/admin-page.tsx'
import type { Load } from '../../router/screen-module.ts'
import { FileManager } from './file-manager.tsx'

/** The courses alone: a course's two files may have a megabyte each. */
export const load: Load = async ({ read }) => {
  await read(reads.courses)
  return undefined
}

export function Screen() {
  return (
    <AdminPage
      title="Course File Manager"
      description="The style sheet, the script and the HTML lessons of each course."
    >
      <FileManager />
    </AdminPage>
  )
}
