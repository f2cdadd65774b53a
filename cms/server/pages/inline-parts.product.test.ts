import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'

const visitor = contractClient(inject('productUrl'))

const pages = ['/', '/courses', '/course/1', '/courses/speak-fluently/speech-course-1', '/contact']

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const hashOf = (text: string) => `'${integrityOf(text)}'`

const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)

test.each(pages)('%s has its styles in it, and the policy knows each by its hash', async (path) => {
  const { text, headers } = await visitor.send('GET', path)

  const [, sources = ''] = /style-src ([^;]*)/.exec(
    headers.get('content-security-policy') ?? '',
  ) ?? ['']
  const hashes = new Set(stylesIn(text).map(hashOf))
  expect(hashes.size).toBe(2) // the styles, and the faces that come later
  expect(sources.split(' ')).toEqual(["'self'", ...hashes])
})

test.each(pages)('in %s the layer of parts stands above the base', async (path) => {
  const { text } = await visitor.send('GET', path)
  const [styles = ''] = stylesIn(text)

  const layers = [...styles.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  )
  expect([...new Set(layers)]).toEqual(['base', 'ui'])
})

/** What a page asks for once it has been painted; until then browsers leave a template alone. */
const later = /<template>(.*?)<\/template>/s

test.each(pages)('%s is drawn without another file', async (path) => {
  const { text } = await visitor.send('GET', path)
  const head = text.slice(0, text.indexOf('</head>')).replace(later, '')

  expect(head).not.toMatch(/<script[^>]* src=/)
  expect(head).not.toContain('rel="stylesheet"')
})

test.each([...pages, '/admin/login'])('%s names each script file with its hash', async (path) => {
  const { text } = await visitor.send('GET', path)
  const scripts = [...text.matchAll(/<script([^>]* src=[^>]*)>/g)].map(([, rest = '']) => rest)

  const [, src = ''] = / src="([^"]+)"/.exec(scripts[0] ?? '') ?? []
  const { text: code } = await visitor.send('GET', src)
  expect(scripts).toEqual([` type="module" src="${src}" integrity="${integrityOf(code)}"`])
})

test('home with its styles comes in the first packets, with the colours of its own paper alone', async () => {
  // As a first start leaves it: other tests add courses to the site that all share.
  const product = await startSeededProduct()
  onTestFinished(() => product.remove())
  const { text } = await contractClient(product.url).send('GET', '/')

  // As it is packed once it has stayed for a while; ten packets carry 14,600 bytes.
  expect(brotliCompressSync(text).length).toBeLessThan(14_000)

  const tutor = await signedIn(product.url)
  await tutor.studio('POST', '/globals/site', { palette: 'plum' })
  const { text: onPlum } = await contractClient(product.url).send('GET', '/')
  expect(papersIn(text)).toEqual([])
  expect(papersIn(onPlum)).toEqual(['plum'])
  expect(onPlum).toContain('<html lang="en" data-palette="plum">')
})

/** The papers whose colours a page carries, beside those of the first. */
const papersIn = (html: string) =>
  [...html.matchAll(/\[data-palette="?(\w+)/g)].map(([, name]) => name)
