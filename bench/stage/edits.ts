import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContractClient } from '../../testing/contract-client.ts'

/** Publishes a new title of a lesson, as the studio does; gives the title once it is answered. */
export async function publishTitle(admin: ContractClient, lessonId: number): Promise<string> {
  const title = `Title ${randomUUID()}`
  const change = { title, _status: 'published' }
  const { status, text } = await admin.studio('PATCH', `/lessons/${lessonId}?depth=0`, change)
  if (status !== 200) throw new Error(`A published edit was answered ${status}: ${text}`)
  return title
}

/** Publishes the lessons in turn, once a second, for so long. */
export async function publishEachSecond(
  admin: ContractClient,
  lessonIds: readonly number[],
  seconds: number,
): Promise<void> {
  const begun = performance.now()
  for (let edit = 0; edit < Math.floor(seconds); edit++) {
    await wait(Math.max(0, edit * 1000 + 500 - (performance.now() - begun)))
    await publishTitle(admin, lessonIds[edit % lessonIds.length] ?? 1)
  }
}
