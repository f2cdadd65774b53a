import { z } from 'zod'
import { readAnswers, storeAnswer } from '../../content/messages/message-answers.ts'
import { Id } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { MessageReplies, messagePaths, NewMessageAnswer } from '../../contract/message-answers.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'

const MessageParams = z.object({ messageId: Id })
const path = messagePaths.answers(':messageId')

/** What has been answered to a message, and what became of each answer. */
export const readMessageAnswers = endpoint({
  method: 'get',
  path,
  access: 'owner',
  params: MessageParams,
  answer: MessageReplies,
  async run({ params }, { payload, admin }) {
    const asked = { id: params.messageId, user: tutor(admin) }
    return { answers: await readAnswers(payload, asked) }
  },
})

/** Takes an answer, which the mail server is given within seconds. */
export const answerMessage = endpoint({
  method: 'post',
  path,
  access: 'owner',
  params: MessageParams,
  input: NewMessageAnswer,
  status: 201,
  answer: MessageReplies,
  async run({ params, body }, { payload, admin }) {
    const asked = { id: params.messageId, user: tutor(admin) }
    await storeAnswer(payload, { ...asked, answer: body })
    return { answers: await readAnswers(payload, asked) }
  },
})

/** @throws HttpError 401 where nobody is signed in, which the router has looked at before. */
function tutor(admin: Caller['admin']) {
  if (!admin) throw new HttpError(401, 'Please sign in first.')
  return admin
}
