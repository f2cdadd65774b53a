import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageInput } from '../../../web/entry-server.tsx'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof Manifest>

const entry = 'web/entry-browser.tsx'

/** Reads the browser build's manifest; gives the files which the page of a screen needs. */
export function readSiteAssets(browserFolder: string): (screen: string) => PageInput['assets'] {
  const text = readFileSync(join(browserFolder, '.vite/manifest.json'), 'utf8')
  const manifest = Manifest.parse(JSON.parse(text))
  const made = new Map<string, PageInput['assets']>()
  return (screen) => {
    const known = made.get(screen)
    if (known) return known
    const assets = assetsOf(manifest, screen)
    made.set(screen, assets)
    return assets
  }
}

function assetsOf(manifest: Manifest, screen: string): PageInput['assets'] {
  const needed = new Set<string>()
  const waiting = [entry, screen]
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (needed.has(key)) continue
    needed.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  // The entry's styles come first, as the browser would load them.
  const keys = [...needed].toSorted((a, b) => Number(b === entry) - Number(a === entry))
  const chunks = keys.flatMap((key) => manifest[key] ?? [])
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`))
  const scripts = [`/${manifest[entry]?.file}`]
  const preloads = chunks.map(({ file }) => `/${file}`).filter((file) => !scripts.includes(file))
  return { scripts, styles: [...styles], preloads }
}
