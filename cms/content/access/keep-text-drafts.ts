import { Forbidden, type GlobalConfig } from 'payload'
import { isAssistant } from './roles.ts'

type Hook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** The texts of a page are everybody's as they are published; their drafts are no assistant's. */
export const keepTextDrafts: Hook = ({ args, operation, overrideAccess, req }) => {
  const isDraft = operation === 'read' && Reflect.get(Object(args), 'draft') === true
  if (isDraft && !overrideAccess && isAssistant(req.user)) throw new Forbidden(req.t)
  return args
}
