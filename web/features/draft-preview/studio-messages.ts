/**
 * What the studio says of its editor: the fields as they are typed, and that something was saved.
 * The names are Payload's own (docs/private-doors.md); its package for them would bring React hooks
 * that merge related documents, which the server does here.
 */
export const messageNames = {
  typed: 'payload-live-preview',
  saved: 'payload-document-event',
} as const

type StudioMessage =
  | { type: typeof messageNames.typed; data: Record<string, unknown> }
  | { type: typeof messageNames.saved }

/** What the editor waits for before it says anything. */
export const readyMessage = { type: messageNames.typed, ready: true }

/** True for what the editor says; the page's own answer, which is no news, has no data. */
export const isStudioMessage = (message: unknown): message is StudioMessage =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === messageNames.saved ||
    (message.type === messageNames.typed &&
      'data' in message &&
      typeof message.data === 'object' &&
      message.data !== null))
