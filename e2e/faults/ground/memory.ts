import { readFileSync } from 'node:fs'
import { treeOf } from '../../../bench/stage/process.ts'

/** Site and studio share their program and libraries: so much of memory is counted for each alone. */
const shareMB = (pid: number): number =>
  (Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1.024) / 1000

/** The memory of a site with the processes that it has started, without Postgres. */
export const siteMB = (pid: number): number =>
  treeOf(pid)
    .filter((id) => readOrEmpty(`/proc/${id}/comm`).trim() !== 'postgres')
    .reduce((sum, id) => sum + shareMB(id), 0)

/** Looks at the memory of a site until it is asked for the most that it had. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = siteMB(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, siteMB(pid))
  }, 200)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}
