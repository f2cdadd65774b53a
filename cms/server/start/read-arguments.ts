import { parseArgs } from 'node:util'
import { StartError } from '../../environment/environment.ts'

interface Known {
  /** Shown with what is wrong. */
  usage: string
  /** Options that a command takes, without their dashes. */
  flags?: string[]
  mostWords: number
}

/**
 * What somebody wrote behind a command. `--help` shows how it is used and ends it.
 * @throws StartError where the command would not heed all of it.
 */
export function readArguments(
  { usage, flags = [], mostWords }: Known,
  args: string[] = process.argv.slice(2),
): { words: string[]; has: (flag: string) => boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(
        ['help', ...flags].map((flag) => [flag, { type: 'boolean' as const }]),
      ),
      allowPositionals: true,
    })
    if (values.help) {
      console.log(usage)
      process.exit()
    }
    const [first] = positionals.slice(mostWords)
    if (first !== undefined) throw new Error(`“${first}” is one word too many.`)
    return { words: positionals, has: (flag) => values[flag] === true }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
