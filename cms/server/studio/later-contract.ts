import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { collectAtRest } from '../start/garbage.ts'
import { lostBeside } from './lost-answer.ts'
import type { StudioAnswer } from './next-studio.ts'
import { tellRefusal } from './refusal-header.ts'

/**
 * The contract as this process answers it, opened when it is asked for the first time: the site hands
 * over large bodies alone, and most tutors send none.
 */
export function laterContract(log: Logger): StudioAnswer {
  let opening: Promise<RequestListener> | undefined
  const collectSoon = collectAtRest('major')

  function open(): Promise<RequestListener> {
    opening ??= import('../endpoints/contract-beside.ts').then(({ openContract }) => openContract())
    return opening.catch((error: unknown) => {
      opening = undefined // the next request tries again
      throw error
    })
  }

  return async (request, response) => {
    response.once('close', collectSoon)
    try {
      const answer = await open()
      tellRefusal(response)
      answer(request, response)
    } catch (error) {
      log.error({ err: error }, 'A request failed')
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
      response.end(JSON.stringify({ message: lostBeside.undone }))
    }
  }
}
