import { createHash } from 'node:crypto'
import { fromBufferPromise } from 'yauzl'
import { buildZip, type ZipEntry } from './build-zip.ts'
import { type Answer, type ContractClient, cookieHeader } from './contract-client.ts'

/** The archive of a course, as the browser keeps it. */
export async function downloadArchive(admin: ContractClient, courseId: number): Promise<Buffer> {
  const response = await fetch(`${admin.url}/api/courses/${courseId}/archive`, {
    headers: { cookie: cookieHeader(admin.cookies) },
  })
  if (response.status !== 200) throw new Error(`The export answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/** Uploads a file as the studio does. */
export async function uploadArchive(
  client: ContractClient,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Pick<Answer, 'status' | 'headers' | 'json'>> {
  const response = await fetch(`${client.url}/api/courses/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/zip',
      cookie: cookieHeader(client.cookies),
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, headers: response.headers, json: await response.json() }
}

/** The files of an archive by name. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

type Json = Record<string, unknown>

export interface HandMade {
  /** Fields of the manifest that differ from a right one. */
  manifest?: Json
  course?: Json
  lessons?: Json[]
  /** Further files, which the manifest lists. */
  files?: { name: string; content: Buffer }[]
  /** Pictures, which the manifest names as such. */
  pictures?: { name: string; content: Buffer; alt?: string }[]
  /** Further entries, which the manifest does not list. */
  extra?: ZipEntry[]
  /** The last word on an entry before it is packed. */
  change?: (entry: ZipEntry) => ZipEntry | undefined
}

const createdAt = '2025-03-04T05:06:07.000Z'

export const courseFields = {
  name: 'By hand',
  slug: 'by-hand',
  description: 'Built in a test.',
  category: 'Business',
  difficulty: '1',
}

export const lessonFields = { title: 'A lesson', lessonNumber: 1, isPremium: false }

/** An archive made by hand, right but for what is asked. */
export function buildArchive(parts: HandMade = {}): Buffer {
  const { manifest = {}, course = courseFields, lessons = [lessonFields] } = parts
  const { pictures = [] } = parts
  const lessonFiles = lessons.map((published, place) => ({
    name: `lessons/00${place + 1}.json`,
    content: Buffer.from(JSON.stringify({ createdAt, published })),
  }))
  const files = [...lessonFiles, ...pictures, ...(parts.files ?? [])]
  const list = files.map(({ name, content }) => [
    name,
    { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
  ])
  const whole = {
    format: 'english-tutor-course',
    version: 1,
    exportedAt: createdAt,
    course: { createdAt, published: course },
    lessons: lessonFiles.map(({ name }) => name),
    pictures: pictures.map(({ name, alt = 'A lake' }) => ({ file: name, alt })),
    files: Object.fromEntries(list),
    ...manifest,
  }
  const entries: ZipEntry[] = [
    ...files,
    { name: 'course.json', content: Buffer.from(JSON.stringify(whole)) },
    ...(parts.extra ?? []),
  ]
  const change = parts.change ?? ((entry: ZipEntry) => entry)
  return buildZip(entries.map(change).filter((entry) => entry !== undefined))
}
