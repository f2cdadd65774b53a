import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Begins the name of what is not whole yet. */
const making = '.making-'

/**
 * A folder with this name that is there whole or not at all. Of several that make it at once, also in
 * other processes, the first to end has made it, and all use that; those with other names are of
 * the past and go.
 * @returns where it is.
 */
export async function makeOnce(
  parent: string,
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const place = join(parent, name)
  if (existsSync(place)) return place
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, making))
  try {
    await fill(folder)
    await rename(folder, place).catch((error: unknown) => {
      if (!existsSync(place)) throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await removeOthers(parent, name)
  return place
}

async function removeOthers(parent: string, name: string): Promise<void> {
  const names = await readdir(parent)
  for (const one of names.filter((other) => other !== name)) {
    const folder = join(parent, one)
    if (one.startsWith(making) && (await isYoung(folder))) continue
    await rm(folder, { recursive: true, force: true })
  }
}

/** What has lain there for longer was left behind by a process that was killed. */
const longestMs = 60 * 60 * 1000

const isYoung = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < longestMs,
    () => true,
  )
