import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { z } from 'zod'
import { manifestFile } from './straight-imports.ts'

const Manifest = z.record(z.string(), z.looseObject({}))

/** How a part that the server draws is made: `later(async () => (await import('./part.tsx')).Part)`. */
const made = /\b(?:later|laterInUse)(?:<[^>]*>)?\(\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g
const called = /\b(?:later|laterInUse)(?:<[^>]*>)?\(/g

/**
 * Marks in the manifest what comes later and is drawn by the server (`isDrawn`): its styles stand in
 * the page. Those of an exercise or a panel that somebody asks for come with it.
 */
export function drawnParts(): Plugin {
  const drawn = new Set<string>()
  return {
    name: 'drawn-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/(?!router\/later).*\.tsx$/, code: /\blater(?:InUse)?\b/ },
      async handler(code, id) {
        const parts = [...code.matchAll(made)].map(([, part = '']) => part)
        if (parts.length < [...code.matchAll(called)].length) {
          throw new Error(`${id}: a later part is made as web/build/drawn-parts.ts reads it`)
        }
        for (const part of parts) {
          const file = await this.resolve(part, id)
          if (file) drawn.add(relative(process.cwd(), file.id))
        }
      },
    },
    generateBundle: {
      order: 'post', // when the manifest is there
      handler: (_options, bundle) => mark(bundle, drawn),
    },
  }
}

function mark(bundle: Rolldown.OutputBundle, drawn: ReadonlySet<string>): void {
  const file = bundle[manifestFile]
  if (file?.type !== 'asset') throw new Error('The build has no manifest.')
  const manifest = Manifest.parse(JSON.parse(String(file.source)))
  for (const key of drawn) manifest[key] = { ...manifest[key], isDrawn: true }
  file.source = JSON.stringify(manifest, null, 2)
}
