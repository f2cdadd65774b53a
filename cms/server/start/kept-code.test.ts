import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

let folder: string
let code: string
let kept: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-code-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  code = join(folder, 'code.cjs')
  kept = join(folder, 'kept')
  writeFileSync(
    code,
    `exports.fails = () => { throw new Error('as it stands') };
exports.said = require('node:path').basename(__filename) + (function unread() { return '!' })()
`,
  )
})

test('what one start has compiled is loaded by the next', () => {
  expect(start()).toMatchObject({ isWhole: false, said: 'code.cjs!' })
  expect(keptFiles()).toHaveLength(1)
  expect(start()).toMatchObject({ isWhole: true, said: 'code.cjs!' })
})

test('an error tells the line and column that stand in the file', () => {
  const plain = start({ loads: 'plainly' })
  start()

  expect(start().fault).toBe(plain.fault)
  expect(plain.fault).toMatch(/code\.cjs:1:31$/)
})

test.for([
  {
    what: 'one bit is another',
    change: (bytes: Buffer) => bytes.writeUInt8(1 ^ bytes.readUInt8(700), 700),
  },
  { what: 'its end is zeroes', change: (bytes: Buffer) => bytes.fill(0, 900) },
  { what: 'it was cut off', change: (bytes: Buffer) => bytes.subarray(0, 500) },
  { what: 'it is empty', change: () => Buffer.alloc(0) },
])('a kept file that was damaged is not run, and kept anew: $what', ({ change }) => {
  start()
  const [file = ''] = keptFiles()
  const bytes = readFileSync(file)
  const damaged = change(bytes)
  writeFileSync(file, damaged instanceof Buffer ? damaged : bytes)

  expect(start()).toMatchObject({ isWhole: false, said: 'code.cjs!' })
  expect(start()).toMatchObject({ isWhole: true, said: 'code.cjs!' })
})

test('code that was compiled with other flags is kept beside it', () => {
  start()

  expect(start({ flags: ['--no-opt'] }).isWhole).toBe(false)
  expect(start({ flags: ['--no-opt'] }).isWhole).toBe(true)
  expect(start().isWhole).toBe(true)
})

test('nothing is kept once flags have been set that a start has not', () => {
  start({ sets: '--no-opt' })

  expect(keptFiles()).toEqual([])
})

test('a start ends well where nothing can be written', () => {
  writeFileSync(kept, 'a file where the folder would be')

  expect(start()).toMatchObject({ isWhole: false, said: 'code.cjs!' })
})

const Started = z.object({
  isWhole: z.boolean(),
  said: z.string(),
  fault: z.string(),
})

interface Way {
  flags?: string[]
  /** A flag that is set after the code was loaded. */
  sets?: string
  loads?: 'plainly'
}

/** Each in a process of its own: V8 does not compile twice in one. */
function start({ flags = [], sets = '', loads }: Way = {}): z.infer<typeof Started> {
  const keptCode = pathToFileURL(join(import.meta.dirname, 'kept-code.ts')).href
  const program = `
    import { createRequire } from 'node:module'
    import { setFlagsFromString } from 'node:v8'
    const { loadKeptCode } = await import(${JSON.stringify(keptCode)})
    const folders = { code: ${JSON.stringify(folder)}, kept: ${JSON.stringify(kept)} }
    const keptCode = ${JSON.stringify(loads ?? '')} ? null : loadKeptCode(folders)
    const { said, fails } = createRequire(import.meta.url)(${JSON.stringify(code)})
    const isWhole = keptCode?.isWhole() ?? false
    let fault = ''
    try { fails() } catch (error) { fault = /\\((.*)\\)/.exec(error.stack)[1] }
    ${sets ? `setFlagsFromString(${JSON.stringify(sets)})` : ''}
    await keptCode?.keep()
    console.log(JSON.stringify({ isWhole, said, fault }))
  `
  const output = execFileSync(
    process.execPath,
    [...flags, '--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  return Started.parse(JSON.parse(output))
}

function keptFiles(): string[] {
  return readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
