import { expect, test } from 'vitest'
import { backupProblem, noBackup } from './last-backup.ts'

const now = new Date('2026-11-22T12:00:00Z')

const doneAt = (time: string) => ({ ...noBackup, doneAt: time })

test('a backup of last night is no problem', () => {
  expect(backupProblem(doneAt('2026-11-22T03:00:00.000Z'), now)).toBeNull()
  expect(backupProblem(doneAt('2026-11-21T11:00:00.000Z'), now)).toBeNull()
})

test('an old backup says how old it is', () => {
  expect(backupProblem(doneAt('2026-11-21T08:00:00.000Z'), now)).toContain('28 hours old')
  expect(backupProblem(doneAt('2026-11-15T12:00:00.000Z'), now)).toContain('7 days old')
})

test('a failure is told, although the one before is recent', () => {
  const failed = { ...doneAt('2026-11-21T13:00:00.000Z'), failedAt: '2026-11-22T03:00:00.000Z' }

  expect(backupProblem({ ...failed, why: 'no space left' }, now)).toContain('no space left')
})

test('where there is none yet, that is told', () => {
  expect(backupProblem(noBackup, now)).toContain('No backup')
})
