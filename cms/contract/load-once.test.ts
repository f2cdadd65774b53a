import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('all who ask share one reading', async () => {
  const read = vi.fn(async () => 'the dictionary')
  const open = loadOnce(read)

  expect(await Promise.all([open(), open()])).toEqual(['the dictionary', 'the dictionary'])
  expect(await open()).toBe('the dictionary')
  expect(read).toHaveBeenCalledOnce()
})

test('a reading that failed is read anew for whoever asks next', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('EMFILE: too many open files'))
    .mockResolvedValueOnce('the dictionary')
  const open = loadOnce(read)

  await expect(open()).rejects.toThrow('EMFILE')
  expect(await open()).toBe('the dictionary')
  expect(await open()).toBe('the dictionary')
  expect(read).toHaveBeenCalledTimes(2)
})
