import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

/** Between two looks where nobody can be asked when the turn ends. */
const retryMs = 100

/**
 * Does what changes this folder while no other process does: installing, building. Whoever waits for
 * that says so. Who has the turn listens on a socket: it ends with its process, however that ends.
 * @param {() => Promise<void>} task
 */
export async function inTurn(task) {
  const end = await taken()
  try {
    await task()
  } finally {
    end()
  }
}

/** @returns {Promise<() => void>} what ends the turn */
async function taken() {
  let isTold = false
  for (;;) {
    const end = await take()
    if (end) return end
    if (!isTold) console.log('  Waiting for another command that installs or builds here …')
    isTold = true
    await othersEnd()
  }
}

/** Null while another has it. Where no socket can be had, everybody has a turn at once. */
async function take() {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set()
  const server = createServer((socket) => {
    waiting.add(socket.unref())
    socket.on('error', () => {}) // it has gone
    socket.once('close', () => waiting.delete(socket))
  })
  try {
    server.listen(socketPath)
    await once(server, 'listening')
  } catch (error) {
    return error.code === 'EADDRINUSE' ? null : () => {}
  }
  server.unref()
  return () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

/** Until the turn of another has ended, or may have. */
async function othersEnd() {
  const socket = connect(socketPath)
  try {
    await once(socket, 'connect')
    await once(socket.resume(), 'close')
  } catch {
    // Nobody listens any more; elsewhere than in Linux and Windows its file is left.
    if (!isNamedAlone) rmSync(socketPath, { force: true })
    await wait(retryMs)
  }
}

/** Linux and Windows know sockets that are no files. */
const isNamedAlone = ['linux', 'win32'].includes(process.platform)
const socketPath = pathOf(`tutor-${createHash('sha1').update(process.cwd()).digest('hex')}`)

/** @param {string} name */
function pathOf(name) {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return isNamedAlone ? `\0${name}` : join(tmpdir(), name)
}
