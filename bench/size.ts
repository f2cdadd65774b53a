import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

/** What a first visit may weigh; JavaScript and CSS after gzip, fonts as they are. */
const limits = {
  home: { JavaScript: 100_000, CSS: 20_000, fonts: 80_000 },
  lesson: { JavaScript: 117_000, CSS: 20_000, fonts: 100_000 },
  'uploaded-lesson': { JavaScript: 102_000, CSS: 20_000, fonts: 80_000 },
} as const

const folder = process.argv[2] ?? 'dist/browser'

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

/** Prints the weight of a visit's files; fails above a limit and where admin code leaks. */
function run(): void {
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')))
  printWeight(manifest)
  printLeaks(manifest)
}

/** The chunks that entries load, directly and through others. */
function chunksOf(manifest: Manifest, entries: readonly string[]) {
  const needed = new Set<string>()
  const waiting = [...entries]
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (needed.has(key)) continue
    needed.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return [...needed].flatMap((key) => manifest[key] ?? [])
}

function printLeaks(manifest: Manifest): void {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('web/screens/'))
  const isAdmin = (key: string) => key.startsWith('web/screens/admin')
  const codeOf = (keys: readonly string[]) =>
    chunksOf(manifest, keys).map(({ file }) => String(read(file)))
  const adminCode = codeOf(screens.filter(isAdmin))
  const unknown = adminWords.filter((word) => !adminCode.some((code) => code.includes(word)))
  const publicScreens = screens.filter((key) => !isAdmin(key))
  const leaks = publicScreens.flatMap((screen) => {
    const code = codeOf(['web/entry-browser.tsx', screen])
    return adminWords.flatMap((word) =>
      code.some((text) => text.includes(word)) ? `${screen} says '${word}'` : [],
    )
  })
  console.log(`${publicScreens.length} public screens, ${leaks.length} with code of the admin area`)
  for (const word of unknown) console.log(`No admin screen says '${word}' any more`)
  for (const leak of leaks) console.log(leak)
  if (leaks.length + unknown.length > 0 || publicScreens.length === 0) process.exitCode = 1
}

function printWeight(manifest: Manifest): void {
  for (const page of ['home', 'lesson', 'uploaded-lesson'] as const) {
    const screen = `web/screens/${page}/${page}-screen.tsx`
    const chunks = chunksOf(manifest, ['web/entry-browser.tsx', screen])
    const files = {
      JavaScript: new Set(chunks.map(({ file }) => file)),
      CSS: new Set(chunks.flatMap(({ css }) => css ?? [])),
      fonts: new Set(chunks.flatMap(({ assets }) => assets ?? []).filter(isFont)),
    }
    for (const kind of ['JavaScript', 'CSS', 'fonts'] as const) {
      const size = sum(files[kind], kind === 'fonts' ? asItIs : gzipped)
      const limit = limits[page][kind]
      const isOver = size > limit
      console.log(
        `${page.padEnd(16)}${kind.padEnd(11)}${kilobytes(size)} of ${kilobytes(limit)} in ${files[kind].size} files${isOver ? '  TOO MUCH' : ''}`,
      )
      if (isOver || files[kind].size === 0) process.exitCode = 1
    }
  }
}

const isFont = (file: string) => file.endsWith('.woff2')
const read = (file: string) => readFileSync(`${folder}/${file}`)
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).length
const asItIs = (file: string) => read(file).length
const sum = (files: ReadonlySet<string>, sizeOf: (file: string) => number) =>
  [...files].reduce((total, file) => total + sizeOf(file), 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

run()
