import type { Field, GlobalConfig } from 'payload'
import type { PageTexts } from '../../contract/draft.ts'
import { anyone } from '../access/anyone.ts'
import { keepTextDrafts } from '../access/keep-text-drafts.ts'
import { ownersOnly } from '../access/owners-only.ts'
import { hiddenFromAssistants } from '../access/roles.ts'
import { announceGlobalChange } from '../announcements.ts'
import { keepGlobalLock } from '../drafts/keep-lock.ts'
import { drafts, noteGlobalDraftSave } from '../drafts/saving-drafts.ts'
import { noUnpublishing, previewOf } from '../preview-of.ts'

interface PageOptions {
  slug: PageTexts
  label: string
  description: string
  fields: Field[]
}

/** The texts of one page: everybody reads them, owners write them, what they publish shows at once. */
export const pageGlobal = ({ slug, label, description, fields }: PageOptions): GlobalConfig => ({
  slug,
  label,
  admin: {
    group: 'Pages',
    description,
    hidden: hiddenFromAssistants,
    ...previewOf(slug),
    components: noUnpublishing,
  },
  access: { read: anyone, update: ownersOnly, readVersions: ownersOnly },
  versions: { drafts, max: 50 },
  hooks: {
    beforeOperation: [keepTextDrafts, noteGlobalDraftSave],
    afterChange: [announceGlobalChange, keepGlobalLock],
  },
  fields,
})
