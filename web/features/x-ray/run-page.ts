import { RunMessage, type RunSeen } from '../../../cms/contract/page-run.ts'
import { pageRunLimits } from '../../../cms/contract/page-run-limits.ts'
import { lessonDocumentPaths } from '../../../cms/contract/paths.ts'
import type { PageRun } from './judge-run.ts'
import styles from './x-ray-report.module.css'

/** The page is taken away then, whatever it does. */
const runMs = 5_000

interface Options {
  signal: AbortSignal
  /** Where the document is; another one in tests. */
  addressOf?: (run: string) => string
}

/**
 * Runs a lesson's page in a frame like the viewer's, on a narrow phone and without windows, and
 * collects what the reporter in it says (decision 142). Ends by itself.
 */
export function runPage(lessonId: number, { signal, addressOf }: Options): Promise<PageRun> {
  const run = newNonce()
  const frame = frameOf(addressOf ? addressOf(run) : lessonDocumentPaths.run(lessonId, run))
  const seen: RunSeen[] = []
  let [messages, hasBegun, hasLoaded] = [0, false, false]

  return new Promise((resolve) => {
    const ended = (end: PageRun['end']) => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      frame.remove()
      resolve({ seen, end })
    }
    const onTime = () => {
      const isUnknown = document.hidden || signal.aborted || (hasLoaded && !hasBegun)
      ended(isUnknown ? 'unknown' : 'stopped')
    }
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.contentWindow) return
      messages += 1
      if (messages > pageRunLimits.messages) return ended('stopped')
      const message = RunMessage.safeParse(data).data
      if (message?.run !== run) return
      if ('seen' in message) {
        if (seen.length < pageRunLimits.seen) seen.push(message.seen)
      } else if (message.step === 'ended') ended('ended')
      else hasBegun = true
    }
    const timer = setTimeout(onTime, runMs)
    addEventListener('message', onMessage)
    signal.addEventListener('abort', onTime, { once: true })
    frame.addEventListener('load', () => {
      hasLoaded = true
    })
    document.body.append(frame)
  })
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Nobody sees it, no key comes into it, and it takes the focus from nothing. */
function frameOf(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.className = styles.run ?? ''
  frame.title = 'The uploaded page is tried'
  frame.inert = true
  frame.src = address
  return frame
}
