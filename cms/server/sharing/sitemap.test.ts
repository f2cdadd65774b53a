import { expect, test } from 'vitest'
import type { Reader } from '../../api/reader/reader.ts'
import { sitemap, sitemapPart } from './sitemap.ts'

const siteUrl = 'https://tutor.example'
const updatedAt = '2026-01-01T00:00:00.000Z'

/** Of one course with so many lessons, which are read two by two; tells how many were read. */
function readerOf(lessons: number) {
  const read: number[] = []
  const reader: Reader = Object.assign(Object.create(null), {
    coursePages: async () => [{ id: 3, slug: 'grammar', updatedAt }],
    lessonPageCount: async () => lessons,
    async *lessonPages(skip: number) {
      for (let first = skip + 1; first <= lessons; first += 2) {
        const numbers = [first, first + 1].filter((number) => number <= lessons)
        read.push(...numbers)
        yield {
          lessons: numbers.map((lessonNumber) => ({
            id: 100 + lessonNumber,
            course: 3,
            lessonNumber,
            updatedAt,
          })),
          documents: [],
        }
      }
    },
  })
  return { reader, read }
}

/** Eight pages that every site has, and the course. */
const others = 9

const addressesOf = (pieces: readonly string[] | null) =>
  [...(pieces?.join('') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

test('as many addresses as one file takes stand in one site map', async () => {
  const { reader } = readerOf(11)

  const pieces = await sitemap({ reader, siteUrl, addressesOfFile: others + 11 })

  expect(pieces.join('')).toMatch(/^<\?xml .*\n<urlset .*>\n(<url>.*<\/url>\n){20}<\/urlset>\n$/)
  expect(new Set(addressesOf(pieces)).size).toBe(others + 11)
})

test('fifty thousand are as many', async () => {
  const [full, more] = [readerOf(50_000 - others).reader, readerOf(50_001 - others).reader]

  expect((await sitemap({ reader: full, siteUrl }))[0]).toContain('<urlset')
  expect((await sitemap({ reader: more, siteUrl }))[0]).toContain('<sitemapindex')
})

test('one more makes it a list of two files, for which no lesson is read', async () => {
  const { reader, read } = readerOf(11)

  const pieces = await sitemap({ reader, siteUrl, addressesOfFile: others + 10 })

  expect(pieces.join('')).toMatch(
    /^<\?xml .*\n<sitemapindex .*>\n(<sitemap>.*\n){2}<\/sitemapindex>/,
  )
  expect(addressesOf(pieces)).toEqual([`${siteUrl}/sitemap-1.xml`, `${siteUrl}/sitemap-2.xml`])
  expect(read).toEqual([])
})

test.each([4, others, 10, 19])('files of %s hold every address once', async (addressesOfFile) => {
  const { reader } = readerOf(11)
  const whole = addressesOf(await sitemap({ reader, siteUrl }))
  const files: string[][] = []
  for (let part = 1; part <= Math.ceil(20 / addressesOfFile); part++) {
    files.push(addressesOf(await sitemapPart(part, { reader, siteUrl, addressesOfFile })))
  }

  expect(files.flat()).toEqual(whole)
  expect(Math.max(...files.map(({ length }) => length))).toBe(addressesOfFile)
})

test('a file reads its own lessons alone', async () => {
  const { reader, read } = readerOf(30)

  await sitemapPart(2, { reader, siteUrl, addressesOfFile: others + 4 })

  expect(read).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
})

test.each([0, 3, 1.5, Number.NaN])('there is no file %s of two', async (part) => {
  const { reader } = readerOf(11)

  expect(await sitemapPart(part, { reader, siteUrl, addressesOfFile: 10 })).toBeNull()
})

test('a short site map has no files', async () => {
  const { reader } = readerOf(11)

  expect(await sitemapPart(1, { reader, siteUrl })).toBeNull()
})
