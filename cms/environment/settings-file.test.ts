import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from './environment.ts'
import { loadEnvironmentFile } from './settings-file.ts'

async function fileOf(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.env'), content)
  return join(folder, '.env')
}

/** What is set of two variables after a file was read, beside what was set before. */
async function readOf(content: string, set: { PORT?: string; SITE_URL?: string } = {}) {
  vi.stubEnv('PORT', set.PORT)
  vi.stubEnv('SITE_URL', set.SITE_URL)
  onTestFinished(() => void vi.unstubAllEnvs())
  loadEnvironmentFile(await fileOf(content))
  return [process.env.PORT, process.env.SITE_URL]
}

test.each([
  ['lines of Windows', 'PORT=4000\r\nSITE_URL=https://tutor.example\r\n'],
  ['the mark of its editors', '\ufeffPORT=4000\nSITE_URL=https://tutor.example\n'],
  ['remarks and quotes', '# PORT=1\nexport PORT=4000 # mine\nSITE_URL="https://tutor.example"'],
])('settings are read with %s', async (_what, text) => {
  expect(await readOf(text)).toEqual(['4000', 'https://tutor.example'])
})

test('what is set wins, also where it is set empty', async () => {
  const text = 'PORT=4000\nSITE_URL=https://tutor.example'

  expect(await readOf(text, { PORT: '5000', SITE_URL: '' })).toEqual(['5000', ''])
})

test('settings in two bytes for each letter, as an old PowerShell writes them, are refused', async () => {
  const file = await fileOf(Buffer.from('\ufeffPORT=4000\r\n', 'utf16le'))

  expect(() => loadEnvironmentFile(file)).toThrow(StartError)
  expect(() => loadEnvironmentFile(file)).toThrow('Save it as plain text in UTF-8')
})

test.each(['several words#2024', '#several-words'])(
  'a secret that would be cut at its #, %s, is refused',
  async (value) => {
    const file = await fileOf(`PORT=4000\nBACKUP_PASSPHRASE = ${value}\n`)

    expect(() => loadEnvironmentFile(file)).toThrow(StartError)
    expect(() => loadEnvironmentFile(file)).toThrow('BACKUP_PASSPHRASE="…#…"')
    expect(() => loadEnvironmentFile(file)).not.toThrow('words')
  },
)

test.each(['SECRET="a#b"', "SECRET='#ab'", 'SECRET=ab # mine', 'SECRET= # mine', '#SECRET=a#b'])(
  'a # in %s cuts nothing',
  async (line) => {
    vi.stubEnv('SECRET', 'of a test')
    onTestFinished(() => void vi.unstubAllEnvs())
    const file = await fileOf(line)

    expect(() => loadEnvironmentFile(file)).not.toThrow()
  },
)
