import type { Plugin, Rolldown } from 'vite'
import { z } from 'zod'

/** Where the build says which file is which. */
export const manifestFile = '.vite/manifest.json'
const Manifest = z.record(
  z.string(),
  z.looseObject({ file: z.string(), isDrawn: z.boolean().optional() }),
)

/** A file of the build that only passes on what stands in another: `export{a as b}from"./c.js";`. */
const passedOn = /^export\{([^{}]*)\}from"\.\/([^"]+)";?\s*$/

/**
 * What is imported later and stands in a shared file gets a small file of its own, which names that
 * one and costs a request. Here such imports, and the manifest, are pointed straight at the shared
 * file. The small ones stay: a browser may have kept an importer of the same name from before.
 */
export const straightImports: Plugin = {
  name: 'straight-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    order: 'post', // when the manifest is there
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const targets = new Map(chunks.flatMap((chunk) => targetOf(chunk) ?? []))
      for (const chunk of chunks) chunk.code = withStraightImports(chunk.code, targets)
      const manifest = bundle[manifestFile]
      if (manifest?.type !== 'asset') throw new Error('The build has no manifest.')
      manifest.source = straightManifest(String(manifest.source), targets)
    },
  },
}

interface Target {
  file: string
  /** What it calls each thing, by the name that is asked for. */
  names: [asked: string, own: string][]
}

/** The name of a file that only passes on, without its folder, and where that leads. */
function targetOf({ fileName, code }: Rolldown.OutputChunk): [[string, Target]] | undefined {
  const [, list, file] = passedOn.exec(code) ?? []
  if (list === undefined || file === undefined) return undefined
  const names = list.split(',').map((name): [string, string] => {
    const [own = '', asked = own] = name.trim().split(' as ')
    return [asked, own]
  })
  return [[baseOf(fileName), { file, names }]]
}

/** The code with each later import of such a file taking what it names from where that is. */
export function withStraightImports(code: string, targets: ReadonlyMap<string, Target>): string {
  return code.replace(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (whole, _quote, file: string) => {
    const target = targets.get(file)
    if (!target) return whole
    const names = target.names.map(([asked, own]) => `${asked}:m.${own}`).join()
    return `import(\`./${target.file}\`).then(m=>({${names}}))`
  })
}

function straightManifest(text: string, targets: ReadonlyMap<string, Target>): string {
  const manifest = Manifest.parse(JSON.parse(text))
  const files = new Map(Object.values(manifest).map((chunk) => [baseOf(chunk.file), chunk]))
  const straight = Object.entries(manifest).map(([key, chunk]) => {
    const target = targets.get(baseOf(chunk.file))
    if (!target) return [key, chunk]
    const { isDrawn } = chunk
    return [key, { ...files.get(target.file), isDrawn }]
  })
  return JSON.stringify(Object.fromEntries(straight), null, 2)
}

const baseOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
