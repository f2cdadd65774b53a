import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { filesHome, siteFiles } from '../../files/site-files.ts'
import { needRoom } from '../need-room.ts'

/** Their folder, which is part of their names. */
const folder = 'lesson-files'

/** Where the files of uploaded pages lie: in the data folder, beside the pictures. */
export const lessonFilesFolder = () => join(filesHome(), folder)

/** Of bytes with this hash, below that folder. */
export const pathOfHash = (hash: string) => join(hash.slice(0, 2), hash)

/** Of bytes with this hash, as the files of the site are called. */
export const fileOfHash = (hash: string) => `${folder}/${hash.slice(0, 2)}/${hash}`

/**
 * Keeps bytes under their hash. What is there already is touched, so that nobody clears it away
 * before a page names it.
 */
export async function keepBytes(bytes: Buffer): Promise<string> {
  const hash = await hashOf(bytes)
  const path = join(lessonFilesFolder(), pathOfHash(hash))
  if (!(await touch(path))) await write(path, bytes)
  await siteFiles().secure(fileOfHash(hash), bytes)
  return hash
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await needRoom(lessonFilesFolder(), bytes.length)
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(part, bytes, { flag: 'wx', flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** So much at a time: a video does not hold up everybody else. */
const pieceBytes = 4 * 1024 * 1024

async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    hash.update(bytes.subarray(at, at + pieceBytes))
    await othersFirst()
  }
  return hash.digest('hex')
}

async function touch(path: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
