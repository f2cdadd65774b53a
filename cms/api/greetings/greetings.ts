import { z } from 'zod'
import { greetingPath } from '../../contract/greeting.ts'
import { notFound } from '../../contract/http-error.ts'
import { asCaller } from '../as-caller.ts'
import type { Endpoint } from '../endpoint.ts'
import { SoundAnswer } from '../file-answer.ts'
import { readParams } from '../read-input.ts'

const Params = z.object({ hash: z.string().regex(/^[0-9a-f]{16}$/) })

/** The tutor's hello. It is asked for by its content, so a browser keeps it for ever. */
export const readGreeting: Endpoint = {
  method: 'get',
  path: greetingPath(':hash'),
  access: 'everyone',
  isKept: false,
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const { hash } = readParams(Params, request.params)
    const { docs } = await caller.payload.find({
      collection: 'greetings',
      where: { hash: { equals: hash } },
      limit: 1,
      pagination: false,
      showHiddenFields: true, // the sound itself, which no list gives
      ...asCaller(caller),
    })
    const [greeting] = docs
    if (!greeting) throw notFound('Greeting')
    const bytes = Buffer.from(greeting.sound, 'base64')
    return new SoundAnswer({ bytes, type: 'audio/wav', tag: hash })
  },
}
