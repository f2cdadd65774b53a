import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Linux counts a process's time in these. */
const ticksPerSecond = 100

/** A process and all that it started, directly or through others. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(statOf(Number(name))[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found: number[] = []
  for (let next = [pid]; next.length > 0; next = next.flatMap((id) => children.get(id) ?? [])) {
    found.push(...next)
  }
  return found
}

/** The processor time of a process tree, of all threads, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  const ticks = treeOf(pid).map((id) => {
    const fields = statOf(id)
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return (sum(ticks) * 1_000_000) / ticksPerSecond
}

/** What a process tree holds in memory, in MB. */
export const memoryMB = (pid: number): number =>
  sum(treeOf(pid).map((id) => kilobytesOf(id, 'VmRSS'))) / 1000

/** What one process holds in memory, without those that it started, in MB. */
export const ownMemoryMB = (pid: number): number => kilobytesOf(pid, 'VmRSS') / 1000

/** Forgets the highest memory of a process so far, so that `peakMB` tells that of what follows. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** The most memory that a process has held since `forgetPeak`, in MB. */
export const peakMB = (pid: number): number => kilobytesOf(pid, 'VmHWM') / 1000

/** The fields of `/proc/PID/stat` from the third on; none of a process that has ended. */
const statOf = (pid: number): string[] =>
  readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

const kilobytesOf = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) *
  1.024

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
