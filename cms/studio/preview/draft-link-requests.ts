import { z } from 'zod'
import { ask } from '../client/studio-client.ts'

/** A draft link as the studio's REST gives it. */
const DraftLink = z.object({
  id: z.number(),
  note: z.string().nullish(),
  expiresAt: z.string(),
  revokedAt: z.string().nullish(),
  address: z.string(),
})
export type DraftLink = z.infer<typeof DraftLink>

const Links = z.object({ docs: z.array(DraftLink) })
const MadeLink = z.object({ doc: DraftLink })

export interface LinkedDocument {
  relationTo: string
  value: number | string
}

const path = '/studio/api/draft-links'

/** The links to one document, newest first. */
export async function listLinks({ relationTo, value }: LinkedDocument): Promise<DraftLink[]> {
  const query = new URLSearchParams({
    'where[document.value][equals]': String(value),
    'where[document.relationTo][equals]': relationTo,
    depth: '0',
    limit: '50',
  })
  return Links.parse(await ask('GET', `${path}?${query}`)).docs
}

export async function makeLink(document: LinkedDocument, note: string, days: number) {
  const expiresAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const answer = await ask('POST', `${path}?depth=0`, { json: { document, note, expiresAt } })
  return MadeLink.parse(answer).doc
}

export const revokeLink = ({ id }: DraftLink) =>
  ask('PATCH', `${path}/${id}?depth=0`, { json: { revokedAt: new Date().toISOString() } })
