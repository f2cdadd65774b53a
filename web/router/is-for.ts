import type { Admin } from '../../cms/contract/admin.ts'
import type { Route } from './routes.ts'

/** Whether a page is for whoever is signed in; some are the owner's alone. */
export const isFor = ({ access }: Route, { role }: Pick<Admin, 'role'>): boolean =>
  access !== 'owner' || role === 'owner'
