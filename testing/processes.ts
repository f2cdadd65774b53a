import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/** The living processes that this one started, as Linux tells; those of them that have ended are not told. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid)

/** The command that a process was started with; nothing once it has ended. */
const commandOf = (pid: number): string => ofProcess(pid, 'cmdline')

/** The studio's processes that a running product has started. */
export const studiosOf = (pid: number): number[] =>
  childrenOf(pid).filter((child) => commandOf(child).includes('dist/server/studio.cjs'))

/** The priority of each of a process's threads. */
export const prioritiesOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))

/** Who has started a process; nobody of one that has ended, waited for or not. */
function parentOf(pid: number): number | undefined {
  const [state, parent] = ofProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return state === 'Z' || parent === undefined ? undefined : Number(parent)
}

function ofProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}
