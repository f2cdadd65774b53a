import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { studioPaths } from '../../contract/studio-paths.ts'
import { ask } from '../client/studio-client.ts'

const Status = z.enum(['unread', 'read', 'answered'])
type Status = z.infer<typeof Status>

const Stored = z.object({ doc: z.object({ status: Status }) })

interface MessageStatus {
  id: number
  /** As the page was drawn with it, which is drawn anew after each mark. */
  storedStatus: Status
  onMarked: () => void
  onRefused: () => void
}

/**
 * What a message is marked as; to open it marks it as read, unless it has been marked otherwise since
 * the page was drawn: the browser's way back shows a page as it was left. Marks are sent one after
 * the other: on a slow line the one by opening would otherwise be stored over the tutor's own.
 */
export function useMessageStatus({ id, storedStatus, onMarked, onRefused }: MessageStatus) {
  const [marked, setMarked] = useState<{ over: Status; status: Status } | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const status = marked?.over === storedStatus ? marked.status : storedStatus

  async function markAt(path: string, wanted: Status): Promise<boolean> {
    const before = last.current
    const stored = before
      .then(() => ask('PATCH', path, { json: { status: wanted } }))
      .then(
        (answer) => Stored.safeParse(answer).data?.doc.status ?? wanted,
        () => null,
      )
    last.current = stored
    const status = await stored
    if (status === null) {
      onRefused()
      return false
    }
    setMarked({ over: storedStatus, status })
    onMarked()
    return true
  }

  const open = useEffectEvent(() => {
    if (storedStatus === 'unread') markAt(studioPaths.openedMessage(id), 'read')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is opened
  useEffect(() => open(), [id])

  return { status, mark: (wanted: Status) => markAt(studioPaths.message(id), wanted) }
}
