import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { expect, test } from 'vitest'
import { cpuMicroseconds, memoryMB, treeOf } from './process.ts'

test.runIf(process.platform === 'linux')('a process tree has its children', async () => {
  const child = spawn('sleep', ['30'])
  await once(child, 'spawn')

  const tree = treeOf(process.pid)

  child.kill()
  expect(tree[0]).toBe(process.pid)
  expect(tree).toContain(child.pid)
})

test.runIf(process.platform === 'linux')('work takes processor time and memory', () => {
  const before = cpuMicroseconds(process.pid)
  const own = process.cpuUsage()
  while (process.cpuUsage(own).user < 50_000);

  expect(cpuMicroseconds(process.pid) - before).toBeGreaterThanOrEqual(40_000)
  expect(memoryMB(process.pid)).toBeGreaterThan(10)
})
