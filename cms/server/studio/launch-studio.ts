import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Payload } from 'payload'
import { studioProgram } from '../../environment/project-folders.ts'
import { studioEnvironment } from '../../environment/studio-socket.ts'
import { privateSocket, removeSocket } from './studio-socket-file.ts'
import type { Launched } from './supervisor.ts'

const endLimitMs = 900

/** Starts the studio's process, which ends when this one does, in whatever way. */
export function launchStudio(logger: Payload['logger']): Launched {
  const socketPath = privateSocket()
  const child = fork(studioProgram, {
    env: studioEnvironment(socketPath),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  passLinesOn(child, logger)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  ended.then(() => removeSocket(socketPath))
  return {
    ready: new Promise((resolve) => child.once('message', () => resolve(socketPath))),
    ended,
    end() {
      if (child.connected) child.disconnect()
      setTimeout(() => child.kill('SIGKILL'), endLimitMs).unref()
    },
    kill: () => child.kill('SIGKILL'),
  }
}

/** Its log lines are those of the site already; what Next prints beside them becomes one. */
function passLinesOn({ stdout, stderr }: ChildProcess, logger: Payload['logger']): void {
  if (!stdout || !stderr) return
  for (const input of [stdout, stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (line.startsWith('{"level":')) console.log(line)
      else if (line.trim()) logger[input === stderr ? 'warn' : 'info'](`Studio: ${line}`)
    })
  }
}
