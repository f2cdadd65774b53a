import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
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
  const others = names.filter((one) => one !== name && !one.startsWith(making))
  for (const one of others) await rm(join(parent, one), { recursive: true, force: true })
}
