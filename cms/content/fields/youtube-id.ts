import type { FieldHook, TextField } from 'payload'

interface VideoOptions {
  name: string
  label: string
  description: string
  defaultValue?: string
}

/** A YouTube video: its whole address may be pasted, its id is kept. */
export const youtubeId = ({ description, ...field }: VideoOptions): TextField => ({
  ...field,
  type: 'text',
  maxLength: 20,
  hooks: { beforeValidate: [keepIdAlone] },
  validate: (value: string | null | undefined) => !value || isVideo(value) || videoRule,
  admin: { description },
})

export const videoRule = 'Paste the address of a YouTube video, or its id alone.'

/** Whether a text is the address of a YouTube video, or its id. */
export const isVideo = (text: unknown): boolean =>
  typeof text === 'string' && /^[\w-]{6,20}$/.test(idIn(text))

/** Of an address that was pasted, its id is kept. */
export const keepIdAlone: FieldHook = ({ value }) =>
  typeof value === 'string' ? idIn(value) : value

/** The id within an address of any of YouTube's forms; what is none stays as it is. */
export function idIn(text: string): string {
  const address = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{6,20})/.exec(text)
  return address?.[1] ?? text.trim()
}
