import { expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.ts'
import { CommitFailed } from './sql/told-commits.ts'
import { undoUnfinished } from './unfinished-bulk.ts'

const refused = { id: 1, isPublic: true, message: 'It is locked.' }
const failed = { id: 2, isPublic: false, message: 'Failed query' }

function outcomeOf(operation: string, errors: object[]) {
  const error = vi.fn()
  const result = { docs: [{ id: 3 }], errors }
  const req = { payload: { logger: { error } } }
  return { error, result, outcome: runHook(undoUnfinished, { operation, req, result }) }
}

test.each(['update', 'delete'])(
  'a document that failed in the middle undoes all: %s',
  async (of) => {
    const { outcome, error } = outcomeOf(of, [refused, failed])

    await expect(outcome).rejects.toThrow(CommitFailed)
    expect(error).toHaveBeenCalledWith({ id: 2, message: 'Failed query' }, expect.any(String))
  },
)

test('what a rule has refused leaves the others as they are', async () => {
  const { outcome, result } = outcomeOf('update', [refused])

  await expect(outcome).resolves.toBe(result)
})

test('a change of one document is not looked at', async () => {
  const { outcome, result } = outcomeOf('updateByID', [failed])

  await expect(outcome).resolves.toBe(result)
})
