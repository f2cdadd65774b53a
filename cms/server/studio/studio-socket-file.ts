import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const hasPipes = process.platform === 'win32'

/**
 * A socket in a new folder that only this user can enter. On Windows a pipe, to which no other user
 * may write.
 */
export function privateSocket(): string {
  if (hasPipes) return `\\\\.\\pipe\\tutor-studio-${randomUUID()}`
  return join(mkdtempSync(join(tmpdir(), 'tutor-studio-')), 'socket')
}

/** Removes the socket and its folder. */
export function removeSocket(socketPath: string): void {
  if (!hasPipes) rmSync(dirname(socketPath), { recursive: true, force: true })
}
