import { setTimeout as wait } from 'node:timers/promises'
import type { Wanted } from './find-in-page.ts'

/** One browser's page, as every engine's driver can offer it. */
export interface EnginePage {
  open(address: string): Promise<void>
  /** Runs a function in the page; what goes in and out is JSON. */
  evaluate<Input>(run: (input: Input) => unknown, input: Input): Promise<unknown>
  /** Presses the element as a mouse does; false where there is none yet. */
  press(wanted: Wanted): Promise<boolean>
  /** Types into the element; false where there is none yet. */
  type(wanted: Wanted, text: string): Promise<boolean>
}

export interface Engine {
  name: string
  version: string
  /** A page of a browser that has never been here. */
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}

const patienceMs = 15_000
const pauseMs = 100

/** Waits until something is so; what it was waiting for stands in the error. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const begun = Date.now()
  while (!(await isSo().catch(isGone))) {
    if (Date.now() - begun > patienceMs) throw new Error(`Waited in vain for: ${what}`)
    await wait(pauseMs)
  }
}

/** A page that is being left answers nothing: asked again, the next one does. */
const isGone = () => false
