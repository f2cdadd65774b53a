import { expect, test, vi } from 'vitest'
import { callOwnFunction } from './own-functions.ts'

const missing = expect.objectContaining({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })

/** What a request asks for, whatever it is. */
const asked = (text: string) => JSON.parse(text)

test.each([
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  '__lookupGetter__',
])('what every object has is no function of the studio: %s', async (name) => {
  const call = vi.fn(async () => 'the session’s cookie')

  await expect(callOwnFunction(call, { name, args: {} })).rejects.toEqual(missing)

  expect(call).not.toHaveBeenCalled()
})

test.each(['null', '{}', '{"name":null}', '{"name":["form-state"]}', '"form-state"'])(
  'nor is what has no name: %s',
  async (text) => {
    const call = vi.fn(async () => 'called')

    await expect(callOwnFunction(call, asked(text))).rejects.toEqual(missing)

    expect(call).not.toHaveBeenCalled()
  },
)

test('one that Payload does not know is missing, and no fault', async () => {
  const call = async ({ name }: { name: string }) => {
    throw new Error(`Unknown Server Function: ${name}`)
  }

  await expect(callOwnFunction(call, { name: 'nothing', args: {} })).rejects.toEqual(missing)
})

test('what a function answers, and that it fails, is told', async () => {
  const args = { name: 'form-state', args: {} }

  await expect(callOwnFunction(async () => 'its answer', args)).resolves.toBe('its answer')
  await expect(callOwnFunction(async () => Promise.reject(new Error('odd')), args)).rejects.toThrow(
    'odd',
  )
})
