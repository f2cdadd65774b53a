/** A draft link as the studio's REST gives it. */
export interface DraftLink {
  id: number
  note?: string | null
  expiresAt: string
  revokedAt?: string | null
  address: string
}

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
  const { docs } = await ask('GET', `?${query}`)
  return docs
}

export const makeLink = (document: LinkedDocument, note: string, days: number) =>
  ask('POST', '?depth=0', {
    document,
    note,
    expiresAt: new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString(),
  })

export const revokeLink = ({ id }: DraftLink) =>
  ask('PATCH', `/${id}?depth=0`, { revokedAt: new Date().toISOString() })

async function ask(method: string, rest: string, body?: object) {
  const response = await fetch(path + rest, {
    method,
    credentials: 'include',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(reasonOf(answer.errors?.[0]) ?? 'Please try again.')
  return answer
}

interface StudioError {
  message?: string
  data?: { errors?: { message: string }[] }
}

/** Payload's own message names the field only; what is wrong with it stands below. */
const reasonOf = (error?: StudioError) => error?.data?.errors?.[0]?.message ?? error?.message
