import type { PracticeActivity } from '../../contract/lesson.ts'
import type { ParsedLesson } from './parsed-lesson.ts'
import { html, paragraphs, textList } from './render-html.ts'

/** Activities, the writing task and the speaking tips; '' where there is none of them. */
export function renderPractice(lesson: ParsedLesson): string {
  const { practiceActivities = [], writingActivity = '', speakingTips = [] } = lesson
  const tips = textList(speakingTips)
  const task = paragraphs(writingActivity)
  return [
    ...practiceActivities.map(renderActivity),
    task && renderBox('writing-task', 'Writing task', task + answerField('Writing task')),
    tips && renderBox('speaking-tips', 'Speaking tips', tips),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function renderActivity({ type, questions }: PracticeActivity, index: number): string {
  const heading = `${index + 1}. ${type === 'speaking' ? 'Speaking' : 'Writing'}`
  const field = type === 'speaking' ? recordButton : answerField(heading)
  const [first = '', ...more] = questions
  const task = more.length === 0 ? paragraphs(first) : textList(questions, 'ol')
  return renderBox(`${type}-activity`, heading, task + field)
}

const recordButton = html('button', { type: 'button', 'data-record': true }, 'Start Recording')

const answerField = (about: string) =>
  html('textarea', { rows: '8', 'aria-label': `Your text for ${about}`, lang: 'en' }, '')

const renderBox = (name: string, heading: string, content: string) =>
  html('div', { class: name }, `${html('h3', {}, heading)}\n${content}`)
