import type { LessonContent } from '../../contract/lesson.ts'

/** What a single lesson's answer says where a field is missing (spec §3). */
export const lessonDefaults: LessonContent = {
  title: 'Lesson Title',
  videoId: 'default123',
  objectives: [
    'Understand the main ideas of this lesson and use them in your own words',
    'Speak about the topic clearly and with confidence',
  ],
  warmUpQuestions: ['What do you already know about the topic of this lesson?'],
  warmUpPicture: '/pictures/lake-at-dawn.svg',
  visualPrompt: 'Look at the picture. What do you see, and how does it make you feel?',
  keyTakeaways: [
    'Practise a little every day.',
    'Say new words aloud in sentences of your own.',
    'Mistakes show you what to learn next.',
  ],
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  speakingTips: [],
  writingActivity: '',
  quizQuestions: [],
}
