import { isOwner } from '../content/access/roles.ts'
import { secondStepMessages } from '../contract/account.ts'
import { HttpError } from '../contract/http-error.ts'
import type { Caller } from './caller.ts'
import type { Endpoint } from './endpoint.ts'
import { linkEnded } from './students/link-ended.ts'

/** Why this caller may not call an endpoint; null where she may. */
export function refusalOf(
  { access }: Pick<Endpoint, 'access'>,
  { admin, held, student }: Pick<Caller, 'admin' | 'held' | 'student'>,
): HttpError | null {
  if (access === 'everyone') return null
  if (access === 'student') return student ? null : linkEnded()
  if (held && !admin) return withoutSecondStep(held.id)
  if (!admin) return new HttpError(401, 'Please sign in first.')
  return access === 'anyAdmin' || isOwner(admin) ? null : ownerAlone(admin.id)
}

/** To whom the site asks for a second step that she has not. */
export const withoutSecondStep = (admin: number) =>
  new HttpError(403, secondStepMessages.lacking, { refusal: { reason: 'second-step', admin } })

const ownerAlone = (admin: number) =>
  new HttpError(403, 'Only the owner of this site can do this.', {
    refusal: { reason: 'role', admin },
  })
