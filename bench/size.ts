import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Figure, Row } from './row.ts'

/** What a first visit may weigh; JavaScript and CSS after gzip, fonts as they are. */
export const limits = {
  home: { JavaScript: 98_000, CSS: 10_000, fonts: 40_000 },
  practise: { JavaScript: 110_000, CSS: 14_000, fonts: 56_000 },
  lesson: { JavaScript: 110_000, CSS: 14_000, fonts: 56_000 },
  'uploaded-lesson': { JavaScript: 102_500, CSS: 10_000, fonts: 40_000 },
} as const

/** What comes by itself once a page is alive: a lesson that is opened is written down. */
const comesAlong: Record<string, readonly string[]> = {
  lesson: ['web/features/progress/lesson-record.tsx', 'web/passport/open-passport.ts'],
  'uploaded-lesson': ['web/passport/open-passport.ts'],
}

const folder = 'dist/browser'

/** What every page loads, the second by the first. */
const entries = ['web/entry-browser.tsx', 'web/browser-site.tsx']

/** What comes once a page is alive, and what it may weigh beside what is there by then. */
interface Later {
  what: string
  parts: readonly string[]
  /** The page on which it comes, if not any. */
  screen?: string
  mostBytes: number
}

const later: readonly Later[] = [
  // Where the page knows what its learner did.
  { what: 'passport', parts: ['web/passport/open-passport.ts'], mostBytes: 4_000 },
  // With the click that starts it.
  {
    what: 'exercise player',
    parts: ['web/features/exercise/exercise-room.tsx'],
    screen: 'web/screens/practise/practise-screen.tsx',
    mostBytes: 25_000,
  },
  // Once a word was taken up: ts-fsrs, and a link to the screen that lists the words.
  {
    what: 'review of words',
    parts: [
      'web/features/review/scheduling/scheduling.ts',
      'web/features/review/due-words-link.tsx',
    ],
    mostBytes: 10_000,
  },
]

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

type Manifest = z.infer<typeof Manifest>

/** What the tutor's screens alone say; a public page that carries one of these loads their code. */
const adminWords = [
  'Loading admin panel...',
  'Signing in...',
  'Signed in as',
  'CAPTCHA required.',
  'Failed to upload lesson',
  'Failed to delete lesson',
]

/** What the build says of a visit's weight, and whether code of the admin area leaks into it. */
export const size: Row = {
  name: 'size',
  compares: 'the files of a first visit, and public screens with code of the admin area',
  async measure() {
    const text = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
    const manifest = Manifest.parse(JSON.parse(text))
    return [
      ...weightFigures(manifest),
      ...later.map((one) => laterFigure(manifest, one)),
      ...leakFigures(manifest),
    ]
  },
}

/** The chunks that entries load, directly and through others. */
function chunksOf(manifest: Manifest, keys: readonly string[]) {
  const needed = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (needed.has(key)) continue
    needed.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return [...needed].flatMap((key) => manifest[key] ?? [])
}

function leakFigures(manifest: Manifest): Figure[] {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('web/screens/'))
  const isAdmin = (key: string) => key.startsWith('web/screens/admin')
  const codeOf = (keys: readonly string[]) =>
    chunksOf(manifest, keys).map(({ file }) => String(read(file)))
  const adminCode = codeOf(screens.filter(isAdmin))
  const unknown = adminWords.filter((word) => !adminCode.some((code) => code.includes(word)))
  const publicScreens = screens.filter((key) => !isAdmin(key))
  const leaks = publicScreens.flatMap((screen) => {
    const code = codeOf([...entries, screen])
    return adminWords.flatMap((word) =>
      code.some((text) => text.includes(word)) ? `${screen} says '${word}'` : [],
    )
  })
  if (publicScreens.length === 0) throw new Error('The build has no public screen.')
  return [
    noLeak(`of ${publicScreens.length} public screens`, leaks.length),
    ...leaks.map((leak) => noLeak(leak)),
    ...unknown.map((word) => noLeak(`no admin screen says '${word}' any more`)),
  ]
}

const noLeak = (what: string, value = 1): Figure => ({
  what,
  value,
  unit: 'leaks',
  bound: { atMost: 0 },
})

function laterFigure(manifest: Manifest, { what, parts, screen, mostBytes }: Later): Figure {
  const filesOf = (keys: readonly string[]) => chunksOf(manifest, keys).map(({ file }) => file)
  const before = new Set(filesOf(screen ? [...entries, screen] : entries))
  const files = new Set(filesOf(parts).filter((file) => !before.has(file)))
  return {
    what: `${what}, JavaScript in ${files.size} files`,
    value: files.size === 0 ? Number.NaN : sum(files, gzipped) / 1000,
    unit: 'kB',
    bound: { atMost: mostBytes / 1000 },
  }
}

function weightFigures(manifest: Manifest): Figure[] {
  return Object.entries(limits).flatMap(([page, limit]) => {
    const screen = `web/screens/${page}/${page}-screen.tsx`
    const chunks = chunksOf(manifest, [...entries, screen, ...(comesAlong[page] ?? [])])
    const files = {
      JavaScript: new Set(chunks.map(({ file }) => file)),
      CSS: new Set(chunks.flatMap(({ css }) => css ?? [])),
      fonts: new Set(chunks.flatMap(({ assets }) => assets ?? []).filter(isFont)),
    }
    return (['JavaScript', 'CSS', 'fonts'] as const).map((kind): Figure => {
      const bytes = sum(files[kind], kind === 'fonts' ? asItIs : gzipped)
      return {
        what: `${page}, ${kind} in ${files[kind].size} files`,
        value: files[kind].size === 0 ? Number.NaN : bytes / 1000,
        unit: 'kB',
        bound: { atMost: limit[kind] / 1000 },
      }
    })
  })
}

/** The whole faces come for letters that an English text does not have. */
const isFont = (file: string) => file.endsWith('.woff2') && !file.includes('-latin-')
const read = (file: string) => readFileSync(`${folder}/${file}`)
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).length
const asItIs = (file: string) => read(file).length
const sum = (files: ReadonlySet<string>, sizeOf: (file: string) => number) =>
  [...files].reduce((total, file) => total + sizeOf(file), 0)
