import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

/** What a first visit may weigh; JavaScript and CSS after gzip, fonts as they are. */
const pages = {
  home: { JavaScript: 105_000, CSS: 20_000, fonts: 80_000 },
  lesson: { JavaScript: 130_000, CSS: 20_000, fonts: 100_000 },
} as const

const kinds = ['JavaScript', 'CSS', 'fonts'] as const
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

/** Prints the weight of each page's files and fails above a limit. */
function run(): void {
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')))
  for (const page of ['home', 'lesson'] as const) {
    const sizes = sizesOf(page, manifest)
    for (const kind of kinds) {
      const { size, count } = sizes[kind]
      const limit = pages[page][kind]
      const isOver = size > limit
      console.log(
        `${page.padEnd(8)}${kind.padEnd(11)}${kilobytes(size)} of ${kilobytes(limit)} in ${count} files${isOver ? '  TOO MUCH' : ''}`,
      )
      if (isOver || count === 0) process.exitCode = 1
    }
  }
}

function sizesOf(page: keyof typeof pages, manifest: z.infer<typeof Manifest>) {
  const needed = new Set<string>()
  const waiting = ['web/entry-browser.tsx', `web/screens/${page}/${page}-screen.tsx`]
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (needed.has(key)) continue
    needed.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  const chunks = [...needed].flatMap((key) => manifest[key] ?? [])
  const files = {
    JavaScript: new Set(chunks.map(({ file }) => file)),
    CSS: new Set(chunks.flatMap(({ css }) => css ?? [])),
    fonts: new Set(chunks.flatMap(({ assets }) => assets ?? []).filter(isFont)),
  }
  const weigh = (kind: (typeof kinds)[number], sizeOf: (file: string) => number) => ({
    size: sum(files[kind], sizeOf),
    count: files[kind].size,
  })
  return {
    JavaScript: weigh('JavaScript', gzipped),
    CSS: weigh('CSS', gzipped),
    fonts: weigh('fonts', asItIs),
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
