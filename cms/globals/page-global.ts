import type { Field, GlobalConfig } from 'payload'
import { adminsOnly } from '../access/admins-only.ts'
import { anyone } from '../access/anyone.ts'
import { announceGlobalChange } from '../database/content-changes.ts'

interface PageOptions {
  slug: string
  label: string
  description: string
  fields: Field[]
}

/** The texts of one page: everybody reads them, admins write them, a change shows at once. */
export const pageGlobal = ({ slug, label, description, fields }: PageOptions): GlobalConfig => ({
  slug,
  label,
  admin: { group: 'Pages', description },
  access: { read: anyone, update: adminsOnly, readVersions: adminsOnly },
  hooks: { afterChange: [announceGlobalChange] },
  fields,
})
