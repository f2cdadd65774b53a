import { emailsThatGetAnswers } from './courses/business-english/emails-that-get-answers.ts'
import { leadingAMeeting } from './courses/business-english/leading-a-meeting.ts'
import { askingQuestions } from './courses/everyday-grammar/asking-questions.ts'
import { presentPerfect } from './courses/everyday-grammar/present-perfect.ts'
import { describingTrends } from './courses/ielts/describing-trends.ts'
import { speakingPartTwo } from './courses/ielts/speaking-part-two.ts'
import { starAnswers } from './courses/job-interviews/star-answers.ts'
import { tellMeAboutYourself } from './courses/job-interviews/tell-me-about-yourself.ts'
import { givingOpinions } from './courses/speak-fluently/giving-opinions.ts'
import { handlingMistakes } from './courses/speak-fluently/handling-mistakes.ts'
import { innerVoice } from './courses/speak-fluently/inner-voice.ts'
import { selfDiscipline } from './courses/speak-fluently/self-discipline.ts'
import { smallTalk } from './courses/speak-fluently/small-talk.ts'
import { speakingUnderPressure } from './courses/speak-fluently/speaking-under-pressure.ts'
import { tellingStories } from './courses/speak-fluently/telling-stories.ts'
import type { SeedCourse } from './seed-content.ts'

/** The sample catalogue; the first becomes course 1 (decision 3), and lessons count from 1. */
export const sampleCourses: SeedCourse[] = [
  {
    slug: 'speak-fluently',
    name: 'Speak Fluently',
    description:
      'Say what you mean without stopping to translate. Seven lessons that turn the English you know into English you can speak, one useful topic at a time.',
    category: 'Conversation',
    icon: 'fa-microphone',
    difficulty: 1,
    about: [
      'Most adults who learn English know far more than they can say. This course closes that gap. Each lesson gives you a topic worth talking about, the words and phrases for it, and short speaking tasks that you can record and hear again.',
      'Take one lesson a week. Read and listen on the first day, speak on the next two, and finish with the quiz. You do not need a partner, only a quiet quarter of an hour and your own voice.',
    ],
    lessons: [
      selfDiscipline,
      innerVoice,
      smallTalk,
      tellingStories,
      givingOpinions,
      handlingMistakes,
      speakingUnderPressure,
    ],
  },
  {
    slug: 'job-interviews',
    name: 'Job Interviews in English',
    description:
      'Walk into the interview with answers that are ready but not learned by heart. Introduce yourself well and tell stories that show what you can do.',
    category: 'Professional',
    icon: 'fa-briefcase',
    difficulty: 2,
    about: [
      'An interview is a conversation with a purpose. You will learn how to open it, how to build an answer that is easy to follow, and what to say when you need a moment to think.',
    ],
    lessons: [tellMeAboutYourself, starAnswers],
  },
  {
    slug: 'business-english',
    name: 'Business English at Work',
    description:
      'Lead a meeting, keep it on time and write emails that people answer. Practical language for everyday work in an international team.',
    category: 'Business',
    icon: 'fa-building',
    difficulty: 2,
    about: [
      'Good business English is short, clear and polite. These lessons give you phrases for the moments that come back every week, and show you why some of them work better than others.',
    ],
    lessons: [leadingAMeeting, emailsThatGetAnswers],
  },
  {
    slug: 'presentations',
    name: 'Presentations That People Remember',
    description:
      'Open strongly, guide your listeners and stay calm when the questions come. Three interactive lessons to prepare your next talk.',
    category: 'Business',
    icon: 'fa-person-chalkboard',
    difficulty: 3,
    about: [
      'A good talk is built, not born. Work through the three lessons with a talk of your own in mind, and record each part as you go.',
    ],
    css: 'presentations.css',
    js: 'presentations.js',
    lessons: [
      { file: 'presentations-strong-openings.html' },
      { file: 'presentations-signposting.html' },
      { file: 'presentations-handling-questions.html' },
    ],
  },
  {
    slug: 'ielts',
    name: 'IELTS Speaking and Writing',
    description:
      'Prepare for the two parts of the test that you can improve fastest: the long turn in Speaking and the report in Writing Task 1.',
    category: 'Academic',
    icon: 'fa-pen-nib',
    difficulty: 3,
    about: [
      'The examiner listens for ideas in order, a good range of words and sentences that work. Each lesson takes one task apart and gives you a plan that fits the time you have.',
    ],
    lessons: [speakingPartTwo, describingTrends],
  },
  {
    slug: 'toefl',
    name: 'TOEFL Listening and Speaking',
    description:
      'Hear it once, then answer at once, as the test asks you to. Three interactive lessons with a speaking clock and model answers.',
    category: 'Academic',
    icon: 'fa-headphones',
    difficulty: 3,
    about: [
      'Since January 2026 the test is shorter, and its Speaking section gives you no time to prepare: you repeat sentences and take part in an interview. These lessons train the ear that this needs, and the courage to begin.',
    ],
    css: 'toefl.css',
    js: 'toefl.js',
    lessons: [
      { file: 'toefl-campus-conversation.html' },
      { file: 'toefl-repeat-and-answer.html' },
      { file: 'toefl-academic-talk.html' },
    ],
  },
  {
    slug: 'everyday-grammar',
    name: 'Everyday Grammar',
    description:
      'The grammar that you need every day, explained in plain words and practised aloud. Start here if your English feels shaky.',
    category: 'Fundamentals',
    icon: 'fa-spell-check',
    difficulty: 1,
    about: [
      'No long tables. One point at a time, with examples from real life and the mistakes that learners really make.',
    ],
    lessons: [presentPerfect, askingQuestions],
  },
  {
    slug: 'around-the-table',
    name: 'Around the Table',
    description:
      'Talk about food, family and the week behind you: easy conversation for evenings with English-speaking friends. The first lessons are on their way.',
    category: 'Conversation',
    icon: 'fa-comments',
    difficulty: 1,
    about: [
      'This course is being written. Ask for a topic in your free trial, and it may become a lesson.',
    ],
    lessons: [],
  },
]
