import type { RunMessage, RunSeen } from '../../../contract/page-run.ts'
import { pageRunLimits } from '../../../contract/page-run-limits.ts'

const script = document.currentScript
const run = script?.getAttribute('data-run') ?? ''
const said = new Set<string>()
/** Before a script of the page's has something else of that name. */
const page = parent

/** The page's own scripts find it no more. */
script?.remove()

/** Says that something was seen, each thing once. */
export function saySeen(kind: RunSeen['kind'], text: string) {
  const short = text.slice(0, pageRunLimits.text)
  const key = `${kind} ${short}`
  if (said.has(key) || said.size >= pageRunLimits.seen) return
  said.add(key)
  post({ type: 'lesson-run', run, seen: { kind, text: short } })
}

export function sayStep(step: 'begun' | 'ended') {
  post({ type: 'lesson-run', run, step })
}

/** Nothing secret is said, and an opaque origin does not know its parent's. */
function post(message: RunMessage) {
  page.postMessage(message, '*')
}
