import { paragraphs } from '../paragraphs.ts'

/** Sample texts about the coach: biography, method of four steps, philosophy (spec §1, §2). */
export const sampleAboutPage = {
  heading: 'A coach who listens first',
  coach: {
    name: 'Anna Whitfield',
    heading: 'Hello, I am Anna',
    intro: paragraphs([
      'I help adults who already know a good deal of English to use it without fear. Most of my students can read a contract or follow a film, yet go quiet when a meeting turns to them. That gap is what I work on.',
      'I have taught online for more than five years, from a small room in Europe, with students in over forty countries. Before that I wrote and edited for a living, which is why I care so much about the short, clear sentence.',
      'In my lessons you speak more than I do. I take notes, you get them the same day, and next time we begin where it went wrong.',
    ]),
    experience: [
      {
        heading: 'Interviews and careers',
        text: 'Hundreds of practice interviews with engineers, nurses, managers and graduates, from the first “tell me about yourself” to salary talks.',
      },
      {
        heading: 'Business English',
        text: 'Meetings, presentations and e-mails for people who work in international teams and have no time for textbook dialogues.',
      },
      {
        heading: 'IELTS and TOEFL',
        text: 'Clear plans for each task, practice against the clock, and feedback on what examiners look for.',
      },
      {
        heading: 'Conversation',
        text: 'Relaxed, well-prepared conversations that turn words you know into words you use, with help on pronunciation.',
      },
    ],
  },
  journey: {
    heading: 'Your learning journey',
    steps: [
      {
        heading: 'Diagnose',
        text: 'We talk, and I listen for what holds you back. You get a short, honest report on your level and your habits.',
      },
      {
        heading: 'Design',
        text: 'I plan a course around your goal, your week and your field. You see the plan before we begin, and you can change it.',
      },
      {
        heading: 'Develop',
        text: 'You practise in live sessions and on your own: speaking tasks, voice feedback and short lessons that build on each other.',
      },
      {
        heading: 'Deliver',
        text: 'You use it where it counts: in the interview, on the stage, in the exam. Afterwards we look at what worked and what comes next.',
      },
    ],
  },
  philosophy: [
    {
      heading: 'Communication over rules',
      text: 'Grammar serves what you want to say. We correct what gets in the way of being understood, and leave the rest for later.',
    },
    {
      heading: 'Personalized approach',
      text: 'Two people never need the same lesson. Your examples, your job and your mistakes are our material.',
    },
    {
      heading: 'Confidence through practice',
      text: 'Confidence is not a talent. It grows each time you say something difficult and are understood.',
    },
    {
      heading: 'Cultural context',
      text: 'The right words can still strike the wrong note. You learn how people say no, disagree and joke in English.',
    },
  ],
  closing: {
    heading: 'Let us talk for half an hour',
    text: 'Book a free 30-minute trial. No preparation, no test, no obligation: just a conversation about where you are and where you want to be.',
  },
}
