import { appendFileSync } from 'node:fs'
import { inject } from 'vitest'

/** Writes down that this process was started, to be ended with the tests. */
export const noteStart = (pid: number): void => note(`+${pid}`)

/** Writes down that it has ended: its number may soon be another's. */
export const noteEnd = (pid: number): void => note(`-${pid}`)

const note = (text: string): void => appendFileSync(inject('startedProcesses'), `${text}\n`)
