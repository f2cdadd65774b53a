import { buildZip } from './build-zip.ts'
import { type Answer, type ContractClient, cookieHeader } from './contract-client.ts'

/** A page with its files as one zip file; text or bytes by path. */
export const zipOf = (files: Record<string, string | Buffer>): Buffer =>
  buildZip(
    Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })),
  )

/** Sends a zip file as the upload form does. */
export async function sendPage(
  client: ContractClient,
  { method = 'POST', path, zip }: { method?: string; path: string; zip: Buffer },
): Promise<Pick<Answer, 'status' | 'headers' | 'json'>> {
  const response = await fetch(client.url + path, {
    method,
    headers: { 'content-type': 'application/zip', cookie: cookieHeader(client.cookies) },
    body: new Uint8Array(zip),
  })
  return { status: response.status, headers: response.headers, json: await response.json() }
}
