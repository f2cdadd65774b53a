import type { ContractClient } from './contract-client.ts'
import { type RawAnswer, type RawRequest, sendRaw } from './raw-request.ts'

/** Speaks to the product by the name of its lesson origin. */
export const sendToLessonHost = (
  url: string,
  path: string,
  request: Omit<RawRequest, 'path'> = {},
): Promise<RawAnswer> =>
  sendRaw(url, {
    ...request,
    path,
    headers: { ...request.headers, host: `lessons.${new URL(url).host}` },
  })

/** Where the site sends a browser that opens the interactive version: path and ticket. */
export async function openInteractive(client: ContractClient, lessonId: number): Promise<string> {
  const { headers } = await client.send('GET', `/lesson-documents/${lessonId}/interactive`)
  const { pathname, search } = new URL(headers.get('location') ?? '')
  return pathname + search
}
