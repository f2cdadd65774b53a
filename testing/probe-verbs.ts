import { z } from 'zod'
import type { ContractClient } from './contract-client.ts'

/** Whom nobody has: a call that gets as far as looking for it was not refused. */
const missing = 999_999

/** What a collection has, on which the calls depend. */
export interface Probed {
  slug: string
  hasDrafts: boolean
  hasTrash: boolean
  hasVersions: boolean
  /** Documents that were made by whoever asks. */
  own?: number | undefined
}

interface Call {
  verb: string
  method: string
  path: string
  body?: object
}

const Found = z.object({ totalDocs: z.number() })

/**
 * What somebody may do with a collection over the studio's REST, by really asking for it. 'own' says
 * that it is refused for what others have made.
 */
export async function allowedVerbs(
  client: ContractClient,
  probed: Probed,
  total: number,
): Promise<string> {
  const verbs = await Promise.all([
    readVerb(client, probed.slug, total),
    ...callsOf(probed).map((call) => verbOf(client, probed, call)),
  ])
  return verbs.filter(Boolean).join(', ') || 'nothing'
}

async function verbOf(client: ContractClient, { slug, own }: Probed, call: Call): Promise<string> {
  const { verb, method, path, body } = call
  if (await isAllowed(client, method, `/${slug}${path}`, body)) return verb
  if (!own || verb !== 'change') return ''
  const ownPath = path.replace(String(missing), String(own))
  return (await isAllowed(client, method, `/${slug}${ownPath}`, body)) ? 'change own' : ''
}

/** All documents of a collection that somebody is given. */
export async function countSeen(client: ContractClient, slug: string): Promise<number> {
  const { json } = await client.studio('GET', `/${slug}?limit=1&depth=0`)
  return Found.safeParse(json).data?.totalDocs ?? 0
}

async function readVerb(client: ContractClient, slug: string, total: number): Promise<string> {
  const { status } = await client.studio('GET', `/${slug}?limit=1&depth=0`)
  if (status !== 200) return ''
  return (await countSeen(client, slug)) < total ? 'read own' : 'read'
}

function callsOf({ hasDrafts, hasTrash, hasVersions }: Probed): Call[] {
  const one = `/${missing}`
  const now = new Date().toISOString()
  const change = { method: 'PATCH', path: one, body: {} }
  return [
    ...(hasVersions ? [{ verb: 'read versions', method: 'GET', path: '/versions?limit=1' }] : []),
    ...(hasDrafts
      ? [
          {
            verb: 'create drafts',
            method: 'POST',
            path: '?draft=true',
            body: { _status: 'draft' },
          },
          { ...change, verb: 'change drafts', path: `${one}?draft=true` },
          { ...change, verb: 'publish', body: { _status: 'published' } },
          { ...change, verb: 'unpublish', body: { _status: 'draft' } },
        ]
      : [
          { verb: 'create', method: 'POST', path: '', body: {} },
          { ...change, verb: 'change' },
        ]),
    ...(hasTrash
      ? [
          { ...change, verb: 'trash', body: { deletedAt: now } },
          { ...change, verb: 'restore', path: `${one}?trash=true`, body: { deletedAt: null } },
        ]
      : []),
    { verb: 'delete', method: 'DELETE', path: one },
  ]
}

/** Refused are 401 and 403; 501 is a collection without any REST. Other answers tell of the call. */
async function isAllowed(
  client: ContractClient,
  method: string,
  path: string,
  body?: object,
): Promise<boolean> {
  const { status, text } = await client.studio(method, path, body)
  if (status === 501) return false
  if (status >= 500) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  return status !== 401 && status !== 403
}
