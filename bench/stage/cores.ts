import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Keeps processes on one core, and this one with the generators that it starts off it: a server that
 * changes cores, or shares one with who asks it, takes up to half as long again for a request, and
 * another time it does not. Where Linux cannot do that nothing happens.
 * @returns what lets this process have all cores again
 */
export function apartFrom(pids: readonly number[]): () => void {
  const cores = availableParallelism()
  if (cores < 2 || !allow(process.pid, `1-${cores - 1}`)) return () => {}
  for (const pid of pids) allow(pid, '0')
  return () => void allow(process.pid, `0-${cores - 1}`)
}

function allow(pid: number, cores: string): boolean {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])
    return true
  } catch {
    return false
  }
}
