import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { emulateMedium } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { quizQuestions } from '../../../testing/fake-contract.ts'
import { LessonDocumentPaths } from '../../page/draft-view.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { StagePanels } from './stage-panels.tsx'

const lesson: Lesson = {
  id: 7,
  courseId: 1,
  lessonNumber: 2,
  title: 'Habits',
  objectives: [],
  isPremium: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'draft',
  videoId: '',
  warmUpQuestions: [],
  warmUpPicture: '',
  visualPrompt: '',
  keyTakeaways: [],
  vocabulary: [{ word: 'habit', phonetics: '', definition: 'what you do often', example: '' }],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  speakingTips: [],
  writingActivity: '',
  quizQuestions: [],
  hasHtmlContent: false,
  htmlContent: null,
}

const panels = (
  <SpeechProvider>
    <StagePanels
      lesson={lesson}
      lessonsPath="/courses/general/lessons"
      practisePath="/practise"
      stage="vocabulary"
      idPrefix="tab"
      onStep={() => undefined}
    />
  </SpeechProvider>
)
const ofDraft = { frame: () => '', interactive: () => '' }
const link = page.getByRole('link', { name: 'Practise these words' })

afterEach(() => emulateMedium('screen'))

test('the words of a lesson are practised from where they are met', async () => {
  await show(panels)

  await expect.element(link).toHaveAttribute('href', '/practise')
})

test('on paper nothing asks to be pressed', async () => {
  await show(panels)

  await emulateMedium('print')

  await expect.element(page.getByText('what you do often')).toBeVisible()
  expect(link.elements()).toEqual([])
})

test('the words of a draft lead nowhere: visitors do not have them yet', async () => {
  await show(<LessonDocumentPaths value={ofDraft}>{panels}</LessonDocumentPaths>)

  await expect.element(page.getByText('what you do often')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

/** A lesson without a quiz, for which the tutor writes the first question. */
function Draft() {
  const [written, setWritten] = useState(lesson.quizQuestions)
  return (
    <LessonDocumentPaths value={ofDraft}>
      <SpeechProvider>
        <StagePanels
          lesson={{ ...lesson, quizQuestions: written }}
          lessonsPath="/courses/general/lessons"
          practisePath="/practise"
          stage="quiz"
          idPrefix="tab"
          onStep={() => undefined}
        />
        <button type="button" onClick={() => setWritten(quizQuestions)}>
          Write a question
        </button>
      </SpeechProvider>
    </LessonDocumentPaths>
  )
}

test('a question that is written into a draft can be answered in its preview', async () => {
  await show(<Draft />)
  await expect.element(page.getByText('This lesson has no quiz.')).toBeVisible()

  await page.getByRole('button', { name: 'Write a question' }).click()
  await page.getByRole('radio', { name: 'Yes' }).click()

  await expect.element(page.getByRole('button', { name: 'Submit Quiz' })).toBeVisible()
})
