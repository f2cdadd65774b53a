type Page = 'home' | 'contact'

interface SampleQuestion {
  question: string
  answer: string
  shownOn: Page[]
}

/** Sample questions; lengths and rules are the specification's (spec §9). */
export const sampleFaqItems: SampleQuestion[] = [
  {
    question: 'How long is a lesson?',
    answer:
      'A standard lesson takes 50 minutes. Intensive sessions, for example in the week before an interview, take 90 minutes. The free trial takes 30 minutes.',
    shownOn: ['home', 'contact'],
  },
  {
    question: 'What happens in the free trial?',
    answer:
      'We talk for 30 minutes about your work, your goals and what you find hard. At the end you know your level and what I would do first. No credit card required.',
    shownOn: ['home'],
  },
  {
    question: 'Which level do I need?',
    answer:
      'Any level from the upper end of beginner. If you can introduce yourself and ask a simple question, we can start. There is no upper limit: many of my students are advanced and want to sound precise.',
    shownOn: ['home'],
  },
  {
    question: 'Can you help me with IELTS or TOEFL?',
    answer:
      'Yes. We look at your target score and your date, practise the tasks that will gain you the most, and work against the clock from the first week.',
    shownOn: ['home'],
  },
  {
    question: 'Can I reschedule a lesson?',
    answer:
      'Yes, as often as you need to. Please tell me at least 24 hours before the lesson starts, so that somebody else can have the time.',
    shownOn: ['home', 'contact'],
  },
  {
    question: 'Do you teach groups?',
    answer:
      'Yes, small ones. Group lessons have 2-4 students, so everybody speaks a lot. Bring your own colleagues or friends, and tell me what you all need.',
    shownOn: ['home', 'contact'],
  },
  {
    question: 'What do I need for an online session?',
    answer:
      'A computer or tablet with a camera, a headset if you have one, and a quiet place. We meet on Zoom, Google Meet or Microsoft Teams, whichever you like best.',
    shownOn: ['contact'],
  },
  {
    question: 'How soon will you answer my message?',
    answer:
      'Within one working day, Monday to Friday between 9am and 7pm GMT. If you do not hear from me, please look in your spam folder.',
    shownOn: ['contact'],
  },
  {
    question: 'Do I have to sign up for a number of lessons?',
    answer:
      'No. You book one lesson at a time or several, as you like, and you can cancel anytime. The self-paced lessons on this site need no account at all.',
    shownOn: ['home'],
  },
]
