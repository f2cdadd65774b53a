import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

const file = 'dist/.turn'
const retryMs = 100
/** Who makes the file writes its number at once. */
const namelessMs = 10_000
/** A number may be another program's by now; whoever has the turn for longer says so now and then. */
const longestMs = 10 * 60_000
const sayingMs = 60_000

let isOurs = false

/**
 * Does what changes this folder while no other process does: installing, building. Whoever waits for
 * that says so; the turn of a process that was killed is over.
 * @param {() => Promise<void>} task
 */
export async function inTurn(task) {
  let isTold = false
  while (!take()) {
    if (endIfLeft()) continue
    if (!isTold) console.log('  Waiting for another command that installs or builds here …')
    isTold = true
    await wait(retryMs)
  }
  isOurs = true
  const saying = setInterval(sayHeld, sayingMs)
  saying.unref()
  try {
    await task()
  } finally {
    clearInterval(saying)
    isOurs = false
    rmSync(file, { force: true })
  }
}

function take() {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Ends the turn of a process that lives no more, and of no other that has begun meanwhile. */
function endIfLeft() {
  if (isOurs) return false
  const found = look(file)
  if (!found) return true
  if (!isLeft(found)) return false
  const aside = `${file}-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return true // another has ended it
  }
  if (look(aside)?.holder !== found.holder) renameSync(aside, file)
  else rmSync(aside)
  return true
}

/** @param {{ holder: string, ageMs: number }} found */
function isLeft({ holder, ageMs }) {
  const pid = Number(holder)
  if (!(pid > 0)) return ageMs > namelessMs
  // After a restart of a container a process has the number of a former one.
  return pid === process.pid || !isAlive(pid) || ageMs > longestMs
}

/** @param {string} path */
function look(path) {
  try {
    const ageMs = Date.now() - statSync(path).mtimeMs
    return { holder: readFileSync(path, 'utf8'), ageMs }
  } catch {
    return undefined // its turn is over
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function sayHeld() {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // A disk that is away holds nobody up.
  }
}
