import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { nothingSet } from './running-product.ts'

const run = promisify(execFile)

interface Given {
  dataDir: string
  port: string
  env?: Record<string, string>
}

/** One of the built commands, as npm runs it; gives what it printed and how it ended. */
export async function builtCommand(
  name: string,
  { dataDir, port, env = {} }: Given,
  args: string[] = [],
): Promise<{ code: number; text: string }> {
  const given = {
    ...nothingSet,
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    PORT: port,
    DATA_DIR: dataDir,
    ...env,
  }
  return run(process.execPath, [`dist/server/${name}.cjs`, ...args], { env: given }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error) => ({ code: Number(error.code), text: `${error.stdout}${error.stderr}` }),
  )
}
