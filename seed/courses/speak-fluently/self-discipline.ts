import type { SeedLesson } from '../../seed-content.ts'

/** The featured lesson: its takeaways are the ten steps of the '10-step course' (spec §2). */
export const selfDiscipline: SeedLesson = {
  title: 'Mastering Self-Discipline',
  objectives: [
    'Use the language of goals and habits to explain a change you want to make in your life.',
    'Use verbs with “to” and verbs with -ing to say what you have managed, avoided and given up.',
    'Use “if”, “when” and “as soon as” with the present tense to make clear plans for the future.',
    'Use “used to” and “get used to” to compare your old routine with your new one.',
    'Use three of the ten steps to prepare and give a two-minute talk about a habit.',
  ],
  warmUpQuestions: [
    'Which small thing do you do every day, even when you are tired? What makes it easy?',
    'What do you often put off, and what do you usually do instead?',
    'Think of somebody with a lot of self-discipline. What could you learn from this person?',
    'At what time of day do you find it hardest to say no to something you want?',
    'Have you ever kept a New Year’s resolution? What helped you, or what got in the way?',
  ],
  visualPrompt:
    'Imagine that you have come to the edge of a lake at dawn, an hour before you usually get up. Describe what you can see, hear and feel: the light on the water, the cold air, the silence. Your bed was warm, and nobody made you come. What did you say to yourself when the alarm rang?',
  keyTakeaways: [
    'Choose one goal: write a single sentence that says what you will do, when and where.',
    'Know your reason: finish the words “This matters to me because …” before the first hard day arrives.',
    'Start small: make the first version of the habit so easy that it takes two minutes.',
    'Fix a time and a place: join the new habit to something you already do, such as your morning coffee.',
    'Remove temptation: put the phone in another room, so that you do not need willpower to ignore it.',
    'Plan for trouble: decide in advance what you will do if you are tired, busy or away from home.',
    'Wait ten minutes: when you feel the urge to stop, give it time, because most urges become weaker.',
    'Keep track: mark every day that you practise, and let the row of marks encourage you.',
    'Tell somebody: share your goal with a person who will ask you about it once a week.',
    'Forgive and return: miss one day without guilt, but do not miss two days one after the other.',
  ],
  vocabulary: [
    {
      word: 'self-discipline',
      phonetics: '/ˌself ˈdɪsəplɪn/',
      definition:
        'The ability to make yourself do what you have decided to do, even when you do not feel like it.',
      example: 'It took real self-discipline to close the laptop at ten and go to bed.',
    },
    {
      word: 'willpower',
      phonetics: '/ˈwɪlpaʊə/',
      definition:
        'The strength of mind that you need to do something difficult or to say no to something you want.',
      example: 'I don’t rely on willpower – I simply don’t keep biscuits in the house.',
    },
    {
      word: 'perseverance',
      phonetics: '/ˌpɜːsɪˈvɪərəns/',
      definition: 'The quality of continuing with something for a long time although it is hard.',
      example: 'After years of perseverance, Marta passed her driving test at the fifth attempt.',
    },
    {
      word: 'routine',
      phonetics: '/ruːˈtiːn/',
      definition: 'The things you usually do, in the order in which you usually do them.',
      example: 'Ten minutes of English with my first coffee is part of my morning routine.',
    },
    {
      word: 'procrastinate',
      phonetics: '/prəˈkræstɪneɪt/',
      definition: 'To delay something you should do, usually because it is boring or difficult.',
      example: 'When I procrastinate, it suddenly seems very important to tidy my desk.',
    },
    {
      word: 'temptation',
      phonetics: '/tempˈteɪʃən/',
      definition:
        'The feeling of wanting something you know you should not have, or the thing itself.',
      example: 'He left his phone in the kitchen to avoid the temptation to check it.',
    },
    {
      word: 'commitment',
      phonetics: '/kəˈmɪtmənt/',
      definition: 'A promise to do something, or the time and energy you are ready to give to it.',
      example: 'She made a commitment to speak English with her flatmate at dinner every evening.',
    },
    {
      word: 'consistent',
      phonetics: '/kənˈsɪstənt/',
      definition: 'Always behaving in the same way, or doing something again and again regularly.',
      example: 'If you are consistent, ten minutes a day will take you a long way.',
    },
    {
      word: 'setback',
      phonetics: '/ˈsetbæk/',
      definition: 'A problem that delays your progress or makes things worse for a while.',
      example: 'Losing my notes was a setback, but I started again the next day.',
    },
    {
      word: 'urge',
      phonetics: '/ɜːdʒ/',
      definition: 'A sudden, strong wish to do something.',
      example: 'Whenever I feel the urge to check my messages, I drink a glass of water first.',
    },
    {
      word: 'milestone',
      phonetics: '/ˈmaɪlstəʊn/',
      definition: 'An important point that shows how far you have come.',
      example: 'Finishing his first book in English was a milestone for Deniz.',
    },
    {
      word: 'accountable',
      phonetics: '/əˈkaʊntəbəl/',
      definition: 'Expected to explain to somebody what you have done or not done.',
      example: 'My sister and I compare notes every Sunday, so we keep each other accountable.',
    },
  ],
  phrases: [
    {
      phrase: 'stick to a plan',
      usage:
        'Use it when you continue with what you decided, even though it is not easy. You can also stick to a routine, a diet or a budget.',
      example: 'It rained every evening last week, but I stuck to my plan and went running.',
    },
    {
      phrase: 'put something off',
      usage:
        'Use it when you move something unpleasant to a later time. A pronoun goes in the middle (“put it off”), and a verb that follows ends in -ing.',
      example: 'I put off calling the bank for a month. In the end, the call took four minutes.',
    },
    {
      phrase: 'get into the habit of doing something',
      usage: 'Use it for a habit that you are building. The verb after “of” always ends in -ing.',
      example: 'I’m trying to get into the habit of reading a page of English before bed.',
    },
    {
      phrase: 'give in to something',
      usage:
        'Use it when you stop fighting a wish and do what you were trying not to do. Say both small words, “in” and “to”.',
      example: 'I gave in to the smell of fresh bread and bought two loaves.',
    },
    {
      phrase: 'cut down on something',
      usage:
        'Use it when you eat, drink or do less of something but do not stop completely. If you stop completely, say “give up”.',
      example: 'I’ve cut down on coffee: I have two cups a day now instead of five.',
    },
    {
      phrase: 'keep track of something',
      usage: 'Use it when you note or remember how much of something you have done, spent or used.',
      example: 'I keep track of my speaking practice with a cross on the kitchen calendar.',
    },
    {
      phrase: 'get back on track',
      usage:
        'Use it after a break or a setback, when you return to your plan. There is no article before “track”.',
      example: 'I was ill for a week, but I got back on track on Monday.',
    },
    {
      phrase: 'take it one step at a time',
      usage: 'Use it to calm yourself or somebody else when a goal looks too big.',
      example: 'You don’t have to learn every tense this month. Take it one step at a time.',
    },
    {
      phrase: 'The hardest part is …',
      usage:
        'Use it to name the real difficulty in a task. Continue with an -ing form or with a noun.',
      example: 'The hardest part is getting off the sofa. After that, the run is easy.',
    },
    {
      phrase: 'I can’t be bothered to …',
      usage:
        'Use it with friends and family when you have no energy for something. It is informal, and it sounds rude to a client or a manager.',
      example: 'I can’t be bothered to cook tonight, so I’m having toast.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Verb + to, or verb + -ing',
      explanation:
        'Many verbs about plans and results take “to”: decide, plan, promise, refuse, manage. Many verbs about enjoying, continuing, avoiding or ending an activity take -ing: enjoy, keep, avoid, put off, finish, give up. Learn each verb together with its pattern. Be careful with “stop”: “I stopped checking my phone” means that I no longer checked it, but “I stopped to check my phone” means that I paused because I wanted to look at it.',
      example:
        'I decided to get up earlier. I’ve given up watching the news in bed. So far, I’ve managed to keep my promise.',
    },
    {
      concept: 'The present after if, when, until and as soon as',
      explanation:
        'When you talk about the future, use the present in the part of the sentence with “if”, “when”, “until”, “unless” or “as soon as”, and “will” in the other part. Both parts are about the future, but only one of them needs “will”. “Unless” means “if … not”. This pattern is good for plans, because it connects a clear moment with a clear action.',
      example:
        'If I feel tired, I’ll read just one page. As soon as I get home, I’ll put my trainers on. I won’t look at my phone until I finish this exercise.',
    },
    {
      concept: 'Used to do, be used to doing, get used to doing',
      explanation:
        '“I used to smoke” describes a habit or situation of the past that is now over. “I am used to something” means that it feels normal to me, and “I am getting used to it” means that it is becoming normal. After “be used to” and “get used to” put a noun or an -ing form, because this “to” is a preposition.',
      example:
        'I used to study only before exams. Now I’m used to doing ten minutes every morning. I’m still getting used to hearing my own voice on a recording.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Describe a habit you have today that you did not have five years ago. How did it begin, and what helps you to stick to it?',
        'Talk about something you often put off. Say what you do instead, and make a plan for next time with “If …, I’ll …”.',
        'Tell the story of a setback. What happened, how did you feel, and how did you get back on track?',
        'Compare a normal morning now with a normal morning ten years ago. Use “used to” and “get used to”.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Choose three of the ten steps. Explain each one with an example from your own life.',
        'A friend wants to leave an English course after missing three lessons. Give your friend advice for one minute, and use at least three phrases from this lesson.',
        'Make five plans out loud with “if”, “when” or “as soon as”. Say each plan twice, the second time without reading.',
        'Give a two-minute talk about one habit: your goal, your reason, your first step and your plan for difficult days. Listen to the recording, choose one thing to improve and record it again.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write your goal in one sentence with what, when and where. Then write it again with a smaller first step.',
        'Think of the three moments when you most easily give in to temptation. Write one plan with “If …, I’ll …” for each of them.',
        'Write four true sentences about yourself with “manage to”, “avoid”, “give up” and “refuse to”.',
        'Write a message of 40–60 words to a friend. Ask this person to keep you accountable, and say how and how often.',
      ],
    },
  ],
  speakingTips: [
    'Say “used to” as one word, /ˈjuːstə/. The letter d disappears, and the “to” is short and quiet.',
    'Join the words of a phrasal verb: “put it off” runs together, and the stress falls on “off”.',
    'In a long word, make one syllable longer and stronger than the others: perseVERance, comMITment, proCRAStinate.',
    'Breathe where the comma is: “If I feel tired, … I’ll read one page.” A short pause sounds confident.',
    'Give numbers and times. “Ten minutes at seven o’clock” is clearer to a listener than “a lot of practice”.',
    'When you give advice, soften it: “You could try …” and “It helped me to …” sound kinder than “You must …”.',
  ],
  writingActivity:
    'Write a letter to yourself, to be opened in three months (150–180 words). Say which habit you want to have by then and why it matters to you. Explain how you will begin, what could get in your way and what you will do if that happens. Use at least five words or phrases from this lesson, two sentences with “if” or “as soon as” and one sentence with “get used to”.',
  quizQuestions: [
    {
      question:
        'Which word completes the sentence? “I should be writing my report, but I have cleaned the kitchen twice. I’m ____ again.”',
      options: ['persevering', 'procrastinating', 'participating', 'concentrating'],
      correctAnswer: 1,
    },
    {
      question: 'Which sentence means “I delayed it many times”?',
      options: [
        'I kept putting it up.',
        'I kept putting it on.',
        'I kept putting it out.',
        'I kept putting it off.',
      ],
      correctAnswer: 3,
    },
    {
      question:
        'Complete the sentence: “It was hard at first, but I’m getting used to ____ at six.”',
      options: ['waking up', 'wake up', 'woke up', 'be woken up'],
      correctAnswer: 0,
    },
    {
      question: 'Complete the sentence: “I’ll answer your message as soon as I ____ this page.”',
      options: ['will finish', 'would finish', 'finish', 'finished'],
      correctAnswer: 2,
    },
    {
      question: 'Which sentence is correct?',
      options: [
        'I avoided to take a break from the report.',
        'I managed to finish the report before lunch.',
        'I managed finishing the report before lunch.',
        'I enjoyed to work on the report at night.',
      ],
      correctAnswer: 1,
    },
    {
      question:
        'Which word completes the sentence? “Breaking her wrist was a ____, but she was playing the piano again two months later.”',
      options: ['milestone', 'temptation', 'routine', 'setback'],
      correctAnswer: 3,
    },
    {
      question:
        'Your friend says, “I missed two days of practice, so I have failed.” Which answer is natural English?',
      options: [
        'Don’t worry. You can get back on track tomorrow.',
        'Don’t worry. You can go back in the track tomorrow.',
        'Don’t worry. You can turn back to track tomorrow.',
        'Don’t worry. You can come again on track tomorrow.',
      ],
      correctAnswer: 0,
    },
  ],
}
