import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { StartError } from './environment.ts'
import { secretVariables } from './variables.ts'

/**
 * Reads `.env` in the current folder, where there is one; set variables win over it.
 * @throws StartError where it cannot be read, or what it says would be read otherwise than it is meant.
 */
export function loadEnvironmentFile(file = '.env'): void {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(textOf(file)))) process.env[name] ??= value
}

function textOf(file: string): string {
  // Without the mark that Windows' editors put before the first name, which would be part of it.
  const text = new TextDecoder().decode(bytesOf(file))
  if (text.includes('\0')) {
    throw new StartError(`${file} cannot be read. Save it as plain text in UTF-8.`)
  }
  const cut = text.split('\n').map(nameOfCut).find(Boolean)
  if (!cut) return text
  throw new StartError(
    `In ${file} nothing is read behind the # in ${cut}. Put the value in quotes: ${cut}="…#…". Where it is to stay as it was read so far, take away all from the # on.`,
  )
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new StartError(`${file} cannot be read. It has to be a file that this user may read.`)
  }
}

/** Whose value a line cuts, where that is a secret: behind a `#` there may also be a remark. */
function nameOfCut(line: string): string | undefined {
  const [before = '', ...rest] = line.split('=')
  const value = rest.join('=').trim()
  const isQuoted = /^['"`]/.test(value)
  if (isQuoted || !/\S#|^#\S/.test(value)) return undefined
  return secretVariables.find((name) => name === before.trim())
}
