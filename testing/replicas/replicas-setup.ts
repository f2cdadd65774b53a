import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import setUpPostgres from '../site/postgres-setup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests write down which processes they have started. */
    startedProcesses: string
  }
}

/** One Postgres, and an end of all that tests started: their own worker ends without a word. */
export default async function setup(project: TestProject) {
  const endPostgres = await setUpPostgres(project)
  const folder = await mkdtemp(join(tmpdir(), 'tutor-replicas-'))
  const list = join(folder, 'processes')
  project.provide('startedProcesses', list)
  return async () => {
    for (const pid of leftOf(await readFile(list, 'utf8').catch(() => ''))) end(pid)
    await rm(folder, { recursive: true, force: true })
    await endPostgres()
  }
}

function leftOf(notes: string): number[] {
  const lines = notes.split('\n').filter(Boolean)
  const started = lines.filter((line) => line.startsWith('+')).map((line) => Number(line.slice(1)))
  return started.filter((pid) => pid > 1 && !lines.includes(`-${pid}`))
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}
