import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContactMessage } from '../../content/payload-types.ts'
import { isDone } from '../client/studio-client.ts'

type Status = ContactMessage['status']

interface MessageStatus {
  id: number
  /** As the page was drawn with it, which is drawn anew after each mark. */
  storedStatus: Status
  onMarked: () => void
  onRefused: () => void
}

/**
 * What a message is marked as; to open it marks it as read. Marks are sent one after the other: on a
 * slow line the one by opening would otherwise be stored over the tutor's own.
 */
export function useMessageStatus({ id, storedStatus, onMarked, onRefused }: MessageStatus) {
  const [marked, setMarked] = useState<{ over: Status; status: Status } | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const status = marked?.over === storedStatus ? marked.status : storedStatus

  async function mark(wanted: Status): Promise<boolean> {
    const before = last.current
    const saved = before.then(() =>
      isDone('PATCH', `/studio/api/contact-messages/${id}`, { json: { status: wanted } }),
    )
    last.current = saved
    const isSaved = await saved
    if (!isSaved) {
      onRefused()
      return false
    }
    setMarked({ over: storedStatus, status: wanted })
    onMarked()
    return true
  }

  const open = useEffectEvent(() => {
    if (storedStatus === 'unread') mark('read')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is opened
  useEffect(() => open(), [id])

  return { status, mark }
}
