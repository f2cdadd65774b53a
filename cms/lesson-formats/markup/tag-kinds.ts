import type { z } from 'zod'

/** A tag that holds text: a line loses its line breaks, a paragraph keeps those that are meant. */
export interface TextTag {
  kind: 'line' | 'paragraph'
  maxLength: number
  isRepeatable: boolean
}

/** A tag that holds CSS or JavaScript byte for byte, if need be inside `<style>` or `<script>`. */
export interface CodeTag {
  kind: 'code'
  wrapper: 'style' | 'script'
  isRepeatable: boolean
}

/** A tag that holds further tags and no text of its own. */
export interface GroupTag {
  kind: 'group'
  tags: TagTable
  isRepeatable: boolean
}

export type Tag = TextTag | CodeTag | GroupTag
export type TagTable = Readonly<Record<string, Tag>>

/** The contract's schema gives the limit; without one the reader of the tag checks the value. */
export const line = (schema?: z.ZodString): TextTag => ({
  kind: 'line',
  maxLength: schema?.maxLength ?? Number.POSITIVE_INFINITY,
  isRepeatable: false,
})

export const paragraph = (schema: z.ZodString): TextTag => ({ ...line(schema), kind: 'paragraph' })

export const code = (wrapper: CodeTag['wrapper']): CodeTag => ({
  kind: 'code',
  wrapper,
  isRepeatable: false,
})

export const group = (tags: TagTable): GroupTag => ({ kind: 'group', tags, isRepeatable: false })

export const repeatable = <Kind extends Tag>(tag: Kind): Kind => ({ ...tag, isRepeatable: true })

/** The tag of that name inside a group; a name such as 'constructor' is none. */
export const tagInside = (tag: Tag, name: string): Tag | undefined =>
  tag.kind === 'group' && Object.hasOwn(tag.tags, name) ? tag.tags[name] : undefined
