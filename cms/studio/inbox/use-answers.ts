'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProblem } from '../../../web/ui/problem.tsx'
import { useStoredText } from '../../../web/ui/stored-text/use-stored-text.ts'
import { contactLimits } from '../../contract/limits.ts'
import {
  MessageReplies,
  type MessageReply,
  messagePaths,
  type NewMessageAnswer,
} from '../../contract/message-answers.ts'
import { isTooLong, tooLongText } from '../../contract/text-length.ts'
import { ask, messageOf } from '../client/studio-client.ts'

/** The mail goes out within ten seconds. */
const lookMs = 3_000

/**
 * The answers to a message, and the one that is being written: it stays until it is stored, over a
 * look at another page and a reload too.
 */
export function useAnswers(messageId: number, known: MessageReply[], onAllSent: () => void) {
  const [read, setRead] = useState<MessageReply[]>([])
  const answers = knownByEither(known, read)
  const [text = '', keepText] = useStoredText(`message-answer:${messageId}`)
  const { problem, tell } = useProblem()
  const [isPending, setIsPending] = useState(false)
  // Tried again, also after a look at another page, it is the same answer.
  const [, keepKey, latestKey] = useStoredText(`message-answer-key:${messageId}`)
  /** How many answers of the server are shown: what was asked before the newest of them is older. */
  const shown = useRef(0)
  const path = messagePaths.answers(messageId)
  const isWaiting = answers.some(({ sentAt }) => sentAt === null)

  const look = useEffectEvent(async () => {
    const { current: before } = shown
    const newest = MessageReplies.parse(await ask('GET', path)).answers
    if (shown.current !== before) return
    show(newest)
    if (newest.every(({ sentAt }) => sentAt !== null)) onAllSent()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      // Without an answer what is shown stays; the next look may reach the server again.
      if (!document.hidden) look().catch(() => undefined)
    }, lookMs)
    return () => clearInterval(timer)
  }, [isWaiting])

  function show(newest: MessageReply[]) {
    shown.current += 1
    setRead(newest)
  }

  async function post(answer: NewMessageAnswer): Promise<boolean> {
    if (isPending) return false
    setIsPending(true)
    tell('')
    try {
      show(MessageReplies.parse(await ask('POST', path, { json: answer })).answers)
      return true
    } catch (error) {
      tell(messageOf(error, 'The server did not answer. Your text is still here.'))
      return false
    } finally {
      setIsPending(false)
    }
  }

  async function send() {
    if (text.trim() === '') return tell('Write something first.')
    if (isTooLong(text, contactLimits.message)) return tell(tooLongText(contactLimits.message))
    const key = latestKey() ?? newKey()
    keepKey(key)
    if (!(await post({ key, text }))) return
    // Who was on another page meanwhile may have written on: that is another answer.
    if (latestKey() !== key) return
    keepKey(undefined)
    keepText(undefined)
  }

  /** Another text is another answer: only the same one, sent again, may be known already. */
  function write(changed: string) {
    keepKey(undefined)
    keepText(changed === '' ? undefined : changed)
  }

  return {
    answers,
    text,
    setText: write,
    problem,
    isPending,
    send,
    sendAgain: ({ key: sent, text: written }: MessageReply) => post({ key: sent, text: written }),
  }
}

/**
 * The answers that came with the page, which is drawn anew now and then, and those that were asked
 * for since: either may know of one, or that it has gone, before the other.
 */
function knownByEither(known: MessageReply[], read: MessageReply[]): MessageReply[] {
  const answers = new Map(known.map((answer) => [answer.key, answer]))
  for (const answer of read) {
    if (!answers.get(answer.key)?.sentAt) answers.set(answer.key, answer)
  }
  return [...answers.values()].sort((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

/** By hand: `crypto.randomUUID` is missing on plain http. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
