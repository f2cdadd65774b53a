import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import Module, { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

export interface KeptCode {
  /** True where nothing had to be compiled. */
  isWhole(): boolean
  /** Keeps what had to be, with the functions that have run; where that cannot be, nothing is lost. */
  keep(): Promise<void>
}

interface Folders {
  /** Whose files are meant. Their names change with what is in them. */
  code: string
  /** Where they are kept as V8 has compiled them. */
  kept: string
}

type Compile = (this: Module, source: string, path: string, ...rest: unknown[]) => unknown

/**
 * From now on loads the files of a folder as a start before has compiled them (decision 242). They
 * have no `import()`: what was compiled before cannot tell Node whose it is. Where Node does not load
 * files by way of `_compile`, it changes nothing.
 */
export function loadKeptCode({ code, kept }: Folders): KeptCode {
  const version = cachedDataVersionTag() // of V8 and the flags that it has been given
  const folder = join(kept, version.toString(16))
  const toKeep = new Map<string, Script>()
  const compilePlainly: Compile | undefined = Reflect.get(Module.prototype, '_compile')

  function compile(this: Module, ...[source, path, ...rest]: Parameters<Compile>): unknown {
    if (dirname(path) !== code) return compilePlainly?.call(this, source, path, ...rest)
    const file = join(folder, basename(path))
    const cachedData = readWhole(file)
    const script = new Script(Module.wrap(source), {
      filename: path,
      columnOffset: -wrapping.length,
      ...(cachedData && { cachedData }),
    })
    if (!cachedData || script.cachedDataRejected) toKeep.set(file, script)
    const run = script.runInThisContext()
    return run.call(this.exports, this.exports, createRequire(path), this, path, dirname(path))
  }

  if (compilePlainly) Reflect.set(Module.prototype, '_compile', compile)
  return {
    isWhole: () => toKeep.size === 0,
    async keep() {
      const scripts = [...toKeep]
      toKeep.clear()
      try {
        await mkdir(folder, { recursive: true })
        for (const [file, script] of scripts) {
          await turn() // visitors are answered in between
          if (cachedDataVersionTag() === version) await writeWhole(file, script.createCachedData())
        }
      } catch {
        // The folder may not be written: the next start compiles again.
      }
    },
  }
}

const [wrapping = ''] = Module.wrap('\n').split('\n')

const sumLength = 4

/**
 * What `writeWhole` has written, or nothing. V8 runs what it is given unseen: one wrong bit, as a
 * loss of power may leave it, ends the process at this start and at every other.
 */
function readWhole(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file)
    const end = bytes.length - sumLength
    const data = bytes.subarray(0, end)
    return bytes.readUInt32LE(end) === crc32(data) ? data : null
  } catch {
    return null // there is none yet
  }
}

/** Several processes may start at once. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const own = `${file}.${process.pid}`
  const sum = Buffer.alloc(sumLength)
  sum.writeUInt32LE(crc32(data))
  try {
    await writeFile(own, Buffer.concat([data, sum]))
    await rename(own, file)
  } catch (error) {
    await rm(own, { force: true }) // half a file where the disk is full
    throw error
  }
}
