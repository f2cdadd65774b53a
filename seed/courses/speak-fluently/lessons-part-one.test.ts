import { expect, test } from 'vitest'
import { LessonContent } from '../../../cms/contract/lesson.ts'
import { innerVoice } from './inner-voice.ts'
import { selfDiscipline } from './self-discipline.ts'
import { smallTalk } from './small-talk.ts'
import { tellingStories } from './telling-stories.ts'

const lessons = [selfDiscipline, innerVoice, smallTalk, tellingStories]

const WrittenContent = LessonContent.omit({ videoId: true, warmUpPicture: true })

test('the self-discipline lesson has ten steps and seven quiz questions', () => {
  expect(selfDiscipline.keyTakeaways).toHaveLength(10)
  expect(selfDiscipline.quizQuestions).toHaveLength(7)
})

test.each(lessons)('$title fits the contract', (lesson) => {
  const result = WrittenContent.safeParse(lesson)

  expect(result.error).toBeUndefined()
})

test.each(lessons)('$title has its right answers in every position', (lesson) => {
  const positions = new Set(lesson.quizQuestions.map((item) => item.correctAnswer))

  expect(positions).toEqual(new Set([0, 1, 2, 3]))
})

test.each(lessons)(
  '$title is set with typographic marks and without exclamation marks',
  (lesson) => {
    const prose = JSON.stringify(lesson)

    expect(prose).not.toMatch(/\\"|[!';]| - |\.\.\./)
  },
)
