import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, statfs, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atTheEnd, lastingData } from './site.ts'

const run = promisify(execFile)

export interface SmallDisk {
  /** A data folder with the sample content. */
  dataDir: string
  /** Takes all room that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  free(): Promise<void>
}

const ballast = 'ballast'
const pieceBytes = 1024 * 1024

/** A disk of its own of so many MB, with a data folder. It lies in memory, and only root may make one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const [source, disk] = [await lastingData(), await mkdtemp(join(tmpdir(), 'small-disk-'))]
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', disk])
  atTheEnd(async () => {
    await run('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  })
  await run('chmod', ['755', disk])
  const dataDir = join(disk, 'data')
  await run('cp', ['-a', source, dataDir])
  return {
    dataDir,
    async fill() {
      const file = await open(join(disk, ballast), 'a')
      const { bavail, bsize } = await statfs(disk)
      for (let left = bavail * bsize; left > 0; left -= pieceBytes) {
        await file.write(Buffer.alloc(Math.min(left, pieceBytes))).catch(() => {})
      }
      await file.close()
    },
    free: () => rm(join(disk, ballast), { force: true }),
  }
}

/**
 * Lays Postgres's log of writes beside the disk. Where that cannot grow, Postgres ends; where tables
 * cannot, it refuses what needs room and goes on, as under a quota.
 */
export async function logElsewhere({ dataDir }: SmallDisk): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'log-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const [log, moved] = [join(dataDir, 'postgres/pg_wal'), join(folder, 'pg_wal')]
  await run('mv', [log, moved])
  await symlink(moved, log)
}
