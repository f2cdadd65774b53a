import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteAssets } from './site-assets.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-assets-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  for (const [file, text] of Object.entries(sheets)) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'assets/entry-1.js'), 'import "./react-1.js"')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const entry = 'web/entry-browser.tsx'
const home = 'web/screens/home/home-screen.tsx'
const quiz = 'web/screens/home/quiz.tsx'
const hint = 'web/screens/home/hint.tsx'
const room = 'web/screens/home/exercise-room.tsx'
const admin = 'web/screens/admin/admin-screen.tsx'

const manifest = {
  [entry]: {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css'],
    imports: ['_react.js'],
    dynamicImports: [home, admin],
    isEntry: true,
  },
  '_react.js': { file: 'assets/react-1.js' },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'], imports: ['_react.js'] },
  [home]: {
    file: 'assets/home-1.js',
    css: ['assets/home-1.css', 'assets/card-1.css'],
    imports: ['_card.js', entry],
    dynamicImports: [quiz, room],
  },
  [quiz]: {
    file: 'assets/quiz-1.js',
    css: ['assets/quiz-1.css'],
    dynamicImports: [hint, room],
    isDrawn: true,
  },
  [hint]: { file: 'assets/hint-1.js', css: ['assets/hint-1.css'], isDrawn: true },
  [room]: { file: 'assets/room-1.js', css: ['assets/room-1.css'] },
  [admin]: { file: 'assets/admin-1.js', css: ['assets/admin-1.css'] },
}

const sheets = {
  'assets/entry-1.css':
    '@font-face{font-family:A;src:local("B")}@font-face{font-family:B;src:url(/b.woff2)}p{margin:0}:root[data-palette=ink]{--a:1}:root[data-palette=plum]{--a:2}\n',
  'assets/home-1.css': 'h1{margin:1px}\n',
  'assets/card-1.css': 'h2{margin:2px}\n',
  'assets/quiz-1.css': '.a1b>p,.a1c{margin:4px}\n',
  'assets/hint-1.css': '.b1b{margin:6px}\n',
  'assets/room-1.css': 'h5{margin:5px}\n',
  'assets/admin-1.css': 'h3{margin:3px}\n',
}

function assetsOf(screen: string, content: unknown = manifest) {
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(content))
  return readSiteAssets(folder)([screen])
}

test('every page runs the entry and no other script', () => {
  const { entry: script } = assetsOf(home)

  expect(script).toBe('/assets/entry-1.js')
})

test('a page tells by which hash its entry is known', () => {
  const { integrity } = assetsOf(home)

  expect(integrity).toBe(
    `sha256-${createHash('sha256').update('import "./react-1.js"').digest('base64')}`,
  )
})

test('a page needs its screen and what screen and entry import, each once', () => {
  const { parts } = assetsOf(home)

  expect(parts.toSorted()).toEqual(['/assets/card-1.js', '/assets/home-1.js', '/assets/react-1.js'])
})

test('what is imported has its styles before what imports it', () => {
  const { styles } = assetsOf(home)

  const places = ['p{', 'h2{', 'h1{'].map((rule) => styles.text.indexOf(rule))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
})

test('a page has the styles of screen, imports and entry, each once', () => {
  const { styles } = assetsOf(home)

  expect(styles.hrefs.toSorted()).toEqual([
    '/assets/card-1.css',
    '/assets/entry-1.css',
    '/assets/home-1.css',
  ])
})

test('a part that comes later has its styles where it is drawn, and so has a part of it; their code comes later', () => {
  const { styles, parts } = assetsOf(home)

  expect(styles.ofParts).toMatchObject([
    { text: '.a1b>p,.a1c{margin:4px}', href: '/assets/quiz-1.css', classes: ['a1b', 'a1c'] },
    { text: '.b1b{margin:6px}', href: '/assets/hint-1.css', classes: ['b1b'] },
  ])
  expect(parts).not.toContain('/assets/quiz-1.js')
  expect(parts).not.toContain('/assets/hint-1.js')
})

test('the colours of a paper stand where it is chosen', () => {
  const { styles } = assetsOf(home)

  expect(styles.text).not.toContain('data-palette')
  expect(styles.ofPapers).toEqual({
    ink: ':root[data-palette=ink]{--a:1}',
    plum: ':root[data-palette=plum]{--a:2}',
  })
})

test('what somebody has to ask for brings its styles itself', () => {
  const { styles } = assetsOf(home)

  expect(styles.text).not.toContain('h5')
  expect(styles.hrefs).not.toContain('/assets/room-1.css')
})

test('the entry’s styles come first, so that a screen’s win over them', () => {
  const { styles } = assetsOf(home)

  expect(styles.hrefs[0]).toBe('/assets/entry-1.css')
  expect(styles.text).toMatch(/p\{margin:0\}.*h1\{margin:1px\}/)
})

test('faces that are fetched stand apart from the styles, those of the browser do not', () => {
  const { styles } = assetsOf(home)

  expect(styles.faces).toBe('@font-face{font-family:B;src:url(/b.woff2)}')
  expect(styles.text).toMatch(/^@font-face\{font-family:A;src:local\("B"\)\}p\{margin:0\}/)
})

test('a sheet that would end its element stops the start', () => {
  writeFileSync(join(folder, 'assets/home-1.css'), 'p::after{content:"</style>"}')

  expect(() => assetsOf(home)).toThrow('home-1.css')
})

test('a page loads nothing of another screen', () => {
  const assets = assetsOf(home)

  expect(JSON.stringify(assets)).not.toContain('admin')
})

test('chunks that import each other are read to their end', () => {
  const { parts } = assetsOf(home, {
    ...manifest,
    '_react.js': { file: 'assets/react-1.js', imports: ['_card.js'] },
  })

  expect(parts).toHaveLength(3)
})

test('a screen that is part of the entry’s own file adds nothing', () => {
  const { parts, styles } = assetsOf('web/screens/not-found/not-found.tsx')

  expect(parts).toEqual(['/assets/react-1.js'])
  expect(styles.hrefs).toEqual(['/assets/entry-1.css'])
})

test('each screen has assets of its own, and the same ones every time', () => {
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const assets = readSiteAssets(folder)

  const [first, other, again] = [assets([home]), assets([admin]), assets([home])]

  expect(other.parts).toContain('/assets/admin-1.js')
  expect(again).toBe(first)
})

test('a folder without a build stops the start', () => {
  expect(() => readSiteAssets(join(folder, 'missing'))).toThrow('manifest.json')
})

test('a manifest of another shape stops the start', () => {
  expect(() => assetsOf(home, { [entry]: { src: 'x' } })).toThrow()
})
