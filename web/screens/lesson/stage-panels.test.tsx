import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { show } from '../../../testing/component/show.tsx'
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
const link = page.getByRole('link', { name: 'Practise these words' })

test('the words of a lesson are practised from where they are met', async () => {
  await show(panels)

  await expect.element(link).toHaveAttribute('href', '/practise')
})

test('the words of a draft lead nowhere: visitors do not have them yet', async () => {
  const ofDraft = { frame: () => '', interactive: () => '' }

  await show(<LessonDocumentPaths value={ofDraft}>{panels}</LessonDocumentPaths>)

  await expect.element(page.getByText('what you do often')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
