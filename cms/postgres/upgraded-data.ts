import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Where data of a new version is made, beside the old. */
export const unfinishedData = (data: string): string => `${data}.upgrading`

/** Its name once it is whole; it waits for its place for a moment. */
const wholeData = (data: string) => `${data}.upgraded`

/**
 * Puts the new data, which is whole and of a server that has ended, in place of the old. Cut off
 * anywhere, the old data is in its place, or the new waits for `takeUpgraded`.
 * @returns where the old is kept.
 */
export async function swapData(data: string, from: number): Promise<string> {
  const whole = wholeData(data)
  const kept = freeName(`${data}-${from}`)
  await rm(whole, { recursive: true, force: true })
  await move(unfinishedData(data), whole)
  await move(data, kept)
  await move(whole, data)
  return kept
}

/** Whether a swap was cut off between its moves, so that new data waits for its place. */
export const isUpgradeLeft = (data: string): boolean =>
  !existsSync(data) && existsSync(wholeData(data))

/**
 * Ends a swap that was cut off between its moves. Where the old data is in its place, it may have
 * been used since, and the next upgrade begins again.
 */
export async function takeUpgraded(data: string): Promise<void> {
  if (isUpgradeLeft(data)) await move(wholeData(data), data)
}

/** What was kept before is not written over. */
function freeName(path: string): string {
  let free = path
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`
  return free
}

/** On the disk itself before the next move, where the system can promise that. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(dirname(to)).catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}
