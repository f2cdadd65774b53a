import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { PreviewAnswer } from '../../../cms/contract/draft.ts'
import { askPreview } from '../../data/preview.ts'
import { isStudioMessage, messageNames, readyMessage } from './studio-messages.ts'

/**
 * The length of a pause in typing: the page follows quickly, without a request for every letter.
 */
const pauseMs = 150

/** Sources of uploaded lessons and courses may weigh megabytes: their frame shows what is saved. */
const leftOut = ['htmlContent', 'customStyles', 'customScripts', 'cssContent', 'jsContent']

/**
 * Keeps a preview at what the editor beside it holds: each change is sent to the server, which
 * answers the page's reads as if it were published. Only the window that opened this one is heard,
 * and only from this site's own origin.
 */
export function useLiveDraft(onAnswer: (answer: PreviewAnswer) => void) {
  const { cache, mutate } = useSWRConfig()

  useEffect(() => {
    const studio = window.parent === window ? window.opener : window.parent
    if (!studio) return
    let data: Record<string, unknown> = {}
    let timer: number | undefined
    let request = new AbortController()

    function receive({ origin, source, data: message }: MessageEvent<unknown>) {
      if (origin !== location.origin || source !== studio || !isStudioMessage(message)) return
      if (message.type === messageNames.typed) data = withoutSources(message.data)
      window.clearTimeout(timer)
      timer = window.setTimeout(followOrWait, pauseMs)
    }

    async function follow() {
      request.abort()
      request = new AbortController()
      const reads = [...cache.keys()].filter((key) => key.startsWith('/api/'))
      const answer = await askPreview({ data, reads }, request.signal)
      if (!answer) return // the page stays as it was
      for (const path of reads) mutate(path, answer.answers[path], { revalidate: false })
      onAnswer(answer)
    }

    const followOrWait = () => follow().catch(() => {}) // the next change asks again
    window.addEventListener('message', receive)
    studio.postMessage(readyMessage, location.origin)
    return () => {
      window.removeEventListener('message', receive)
      window.clearTimeout(timer)
      request.abort()
    }
  }, [cache, mutate, onAnswer])
}

const withoutSources = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !leftOut.includes(name)))
