import type { MessageReply } from '../../contract/message-answers.ts'
import { gmtTimeText } from './gmt-time-text.ts'

interface AnswerState {
  title: string
  /** Why it has not gone, and what to do about it. */
  problem?: string
  canTryAgain?: boolean
}

/** What became of an answer; without a mail server (`canSend`) the site cannot try it again. */
export function answerState(
  { writtenAt, sentAt, problem }: Omit<MessageReply, 'key' | 'text'>,
  canSend: boolean,
): AnswerState {
  if (sentAt) return { title: `Answered on ${gmtTimeText(sentAt)}` }
  if (!canSend) return { title: 'Not sent', problem: noServer }
  if (problem === '') return { title: 'Your answer is on its way' }
  return {
    title: `Not sent yet. The site keeps trying for two days from ${gmtTimeText(writtenAt)}`,
    problem: `The mail server did not accept it: ${problem}`,
    canTryAgain: true,
  }
}

const noServer =
  'The site has no mail server any more. Copy your answer and reply from your e-mail app instead.'
