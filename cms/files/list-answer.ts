import type { BucketFile } from './bucket.ts'

/** One answer to a question for a list. */
export interface ListAnswer {
  files: BucketFile[]
  /** What to ask for the next part with. */
  next: string | undefined
}

/**
 * Reads a list as S3 writes it. Names come as parts of an address (`encoding-type=url`) and the rest
 * is numbers and times, so nothing in it is escaped, and no reader of XML is needed.
 */
export function readListAnswer(xml: string): ListAnswer {
  const files = xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => ({
      name: decodeURIComponent(inside(entry, 'Key').replaceAll('+', ' ')),
      bytes: Number(inside(entry, 'Size')),
      changedAt: new Date(inside(entry, 'LastModified')),
    }))
  const goesOn = inside(xml, 'IsTruncated') === 'true'
  return { files, next: goesOn ? unescaped(inside(xml, 'NextContinuationToken')) : undefined }
}

function inside(xml: string, tag: string): string {
  const start = xml.indexOf(`<${tag}>`)
  const end = xml.indexOf(`</${tag}>`, start)
  return start < 0 || end < 0 ? '' : xml.slice(start + tag.length + 2, end)
}

/** Only a token, which is anything, may hold these. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
