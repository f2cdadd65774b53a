import type { SeedLesson } from '../../seed-content.ts'

export const speakingUnderPressure: SeedLesson = {
  title: 'Speaking Under Pressure',
  isPremium: true,
  objectives: [
    'Use a short pause and a clear first sentence to answer difficult questions calmly.',
    'Use signposting phrases such as “There are two parts to my answer” to organise your ideas while you speak.',
    'Use honest, professional phrases to respond when you don’t know the answer.',
    'Use polite but firm language to deal with interruptions and critical comments.',
    'Use conditionals and time clauses to talk about problems and promise a next step.',
  ],
  warmUpQuestions: [
    'In which situations do you feel most pressure when you speak English: on the phone, in meetings, in exams or somewhere else?',
    'What happens to your voice, your breathing and your hands when you are nervous?',
    'Tell a story about a time when someone asked you a question you were not ready for. What did you say?',
    'Which public speaker or presenter stays calm under pressure? How can you see or hear it?',
    'Would you rather give a prepared speech to 200 people or answer surprise questions from five experts? Why?',
  ],
  visualPrompt:
    'Look at the lake at dawn. On the surface nothing moves, although below it there may be currents, fish and cold streams. Calm speakers are often like this: they feel the adrenaline, but the listener sees a still surface. Describe the picture aloud at half your normal speed and notice what happens to your breathing.',
  keyTakeaways: [
    'Pressure makes almost everyone speak faster. Slowing down your first sentence is the simplest way to take back control.',
    'Answer first and explain afterwards. A clear first sentence calms both you and the listener.',
    'Three steps work for most hard questions: acknowledge the question, answer in one sentence, add one reason or example.',
    'You do not have to know everything. “I don’t have that figure to hand” and a promise with a time is a professional answer.',
    'Stay firm on the subject and kind to the person. Respond to the concern behind a sharp comment, not to its tone.',
    'Decide how you will end. A short closing sentence stops you from talking until you get into trouble.',
  ],
  vocabulary: [
    {
      word: 'composure',
      phonetics: '/kəmˈpəʊʒə/',
      definition: 'The state of being calm and in control of your feelings.',
      example: 'The microphone failed twice, but she never lost her composure.',
    },
    {
      word: 'adrenaline',
      phonetics: '/əˈdrenəlɪn/',
      definition:
        'A chemical that your body makes when you are excited or afraid and that gives you more energy.',
      example: 'A little adrenaline before a talk can make you sound more alive.',
    },
    {
      word: 'rehearse',
      phonetics: '/rɪˈhɜːs/',
      definition: 'To practise something before you do it in front of other people.',
      example: 'I rehearsed my opening sentence until I could say it in my sleep.',
    },
    {
      word: 'overwhelmed',
      phonetics: '/ˌəʊvəˈwelmd/',
      definition: 'Feeling that there is too much to deal with.',
      example: 'He felt overwhelmed when four people asked questions at the same time.',
    },
    {
      word: 'anticipate',
      phonetics: '/ænˈtɪsɪpeɪt/',
      definition: 'To expect something and prepare for it.',
      example: 'We anticipated a question about the budget, so we brought the figures.',
    },
    {
      word: 'improvise',
      phonetics: '/ˈɪmprəvaɪz/',
      definition: 'To do or say something without preparing it first.',
      example: 'My slides didn’t open, so I had to improvise.',
    },
    {
      word: 'concise',
      phonetics: '/kənˈsaɪs/',
      definition: 'Giving the important information in only a few words.',
      example: 'Her answer was concise: three sentences and no repetition.',
    },
    {
      word: 'put someone on the spot',
      phonetics: '/ˌpʊt sʌmwʌn ɒn ðə ˈspɒt/',
      definition: 'To ask someone a difficult question that they must answer immediately.',
      example: 'The journalist put the minister on the spot with a question about his own taxes.',
    },
    {
      word: 'tricky',
      phonetics: '/ˈtrɪki/',
      definition: 'Difficult to deal with or to answer.',
      example: 'That’s a tricky question, because the two goals don’t fit together.',
    },
    {
      word: 'hostile',
      phonetics: '/ˈhɒstaɪl/',
      definition: 'Unfriendly and ready to argue.',
      example: 'The audience was hostile at first, but her honest answers won them over.',
    },
    {
      word: 'steady',
      phonetics: '/ˈstedi/',
      definition: 'Not changing or shaking, and under control.',
      example: 'Keep your voice steady and look at the person who asked.',
    },
    {
      word: 'keep a cool head',
      phonetics: '/ˌkiːp ə ˌkuːl ˈhed/',
      definition: 'To stay calm and think clearly in a difficult situation.',
      example: 'When the client began to shout, Amir kept a cool head.',
    },
  ],
  phrases: [
    {
      phrase: 'Could I have a moment to think about that?',
      usage:
        'Use it when a question surprises you. It is a polite request, and a thoughtful pause makes your answer sound more serious.',
      example: 'That’s an important question. Could I have a moment to think about that?',
    },
    {
      phrase: 'The short answer is …',
      usage:
        'Use it to give your main message at once. After it you may add details, but nobody has to wait for the point.',
      example: 'The short answer is yes, but we’ll need two more people.',
    },
    {
      phrase: 'There are two parts to my answer.',
      usage:
        'Use it to organise a longer answer while you are still thinking. It tells people how long to listen, so remember to deliver both parts.',
      example:
        'There are two parts to my answer. The first is about cost and the second about time.',
    },
    {
      phrase: 'Let me take those questions one at a time.',
      usage:
        'Use it when someone asks several questions together and you feel overwhelmed. You choose which one to answer first.',
      example: 'Let me take those questions one at a time. First, the delivery date.',
    },
    {
      phrase: 'I don’t have that figure to hand, but …',
      usage:
        'Use it when you don’t know a number or a detail. “To hand” means “here with me”. After “but”, say what you do know or what you will do.',
      example: 'I don’t have that figure to hand, but I can send it to you this afternoon.',
    },
    {
      phrase: 'Let me get back to you on that.',
      usage:
        'Use it to promise an answer later. Add a time, such as “by Thursday”, or it will sound like an excuse.',
      example: 'I want to give you the right number, so let me get back to you on that by noon.',
    },
    {
      phrase: 'What I can tell you is …',
      usage:
        'Use it when you can answer only part of a question, for example because something is confidential or not decided yet.',
      example: 'The contract isn’t signed yet. What I can tell you is that both sides want it.',
    },
    {
      phrase: 'I understand your concern.',
      usage:
        'Use it to answer a critical or emotional comment. It shows respect without saying that the other person is right.',
      example: 'I understand your concern. Safety comes first for us as well.',
    },
    {
      phrase: 'If I could just finish my point, …',
      usage:
        'Use it when someone interrupts you. Say it in a friendly, steady voice and continue at once.',
      example: 'If I could just finish my point, the saving begins in the second year.',
    },
    {
      phrase: 'Coming back to your question, …',
      usage:
        'Use it to return to the subject after a side remark, or when you notice that your answer is moving away from the question.',
      example: 'Coming back to your question, yes, we do offer training.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Real and imagined situations: first and second conditional',
      explanation:
        'For a real possibility, use “if” with the present and “will” in the other half. For something imagined or unlikely, use “if” with the past and “would” or “could”. Don’t use “will” or “would” in the “if” half of these sentences.',
      example:
        'If the delivery is late, we’ll call you at once. If we had a bigger team, we could finish in May. What would you do if you lost your biggest client?',
    },
    {
      concept: 'Promises with time clauses',
      explanation:
        'After “when”, “as soon as”, “before”, “after” and “until”, use a present form to talk about the future. The other half of the sentence has “will”.',
      example:
        'I’ll let you know as soon as I have the figures. We won’t decide until everyone has read the report. I’ll call you when I get back to the office.',
    },
    {
      concept: 'Sentences that begin with “What”',
      explanation:
        'Put “what” and a short clause at the front, then “is”, then your main point. This pattern gives you an extra second to think and makes your message stronger.',
      example:
        'What we need is a clear plan for Monday. What matters most is the safety of our staff. What I like about this idea is its price.',
    },
    {
      concept: 'Polite requests with “Would you mind”',
      explanation:
        '“Would you mind” is followed by an -ing form. “Mind” means “have a problem with”, so the answer “No, not at all” means that the person is happy to do it.',
      example:
        'Would you mind repeating the question? Would you mind giving me a minute to check? “Would you mind waiting?” – “No, not at all.”',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Breathe out slowly, wait two seconds, and answer in exactly three sentences: “Why should we listen to you?”',
        'Answer for 45 seconds with “There are two parts to my answer”: “How will your job change in the next ten years?”',
        'A customer says, “Your service was terrible, and nobody cares.” Acknowledge the concern, say what you can tell the customer, and promise a next step with a time.',
        'Someone asks, “How many users did you have last March, and why so few?” You don’t know the number. Answer honestly and keep a cool head.',
        'Answer this imagined question with “would” or “could”: “What would you do if you had to give a presentation in five minutes?”',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Ask a friend to interrupt you twice while you explain your favourite hobby. Finish your explanation politely, using a phrase from this lesson. If you are alone, set a phone alarm as the interruption.',
        'Open a newspaper at any page and put your finger on a headline. Speak about it for one minute without preparing. Begin with “The short answer is …” or “What matters most is …”.',
        'Record a one-minute answer to “What is your biggest mistake this year?” Listen, and then record it again 20 per cent slower and with two clear pauses.',
        'Someone asks you three questions in one breath: “What does it cost, when is it ready and who is responsible?” Take them one at a time.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Think of a meeting, an exam or a call that is coming soon. Anticipate the three trickiest questions and write a concise answer of two sentences to each.',
        'Rewrite these nervous answers so that they sound professional: “I don’t know.” “Wait, I’m speaking.” “That’s not my fault.”',
        'Complete these promises in your own words: “I’ll let you know as soon as …” “We won’t start until …” “If there is any problem, …”',
        'Write four sentences that begin with “What” about your work or studies, for example “What I enjoy most is …”.',
      ],
    },
  ],
  speakingTips: [
    'Breathe out before you speak. A long breath out relaxes your shoulders and lowers your voice.',
    'Say your first sentence at half speed. The rest of the answer will follow that rhythm.',
    'Put your feet flat on the floor and keep your hands visible. A steady body makes a steady voice.',
    'End your sentences with a falling voice. A rising end sounds like a question and invites attack.',
    'Rehearse your opening and your closing sentence aloud, but leave the middle free so that you don’t sound as if you are reading.',
    'When you have answered, stop. Silence belongs to the person who asked the question.',
  ],
  writingActivity:
    'Imagine that you presented a project yesterday and were put on the spot by a difficult question: “What will you do if the costs double?” Write a follow-up email of 130–160 words to the person who asked. Thank them, acknowledge the concern, give a clear answer in your second paragraph with at least one first and one second conditional, and promise one next step with “as soon as”. Keep the tone calm and concise.',
  quizQuestions: [
    {
      question: 'Complete the promise: “I’ll send you the figures as soon as I ___ them.”',
      options: ['will have', 'have', 'would have', 'had'],
      correctAnswer: 1,
    },
    {
      question: '“My manager put me on the spot this morning.” What did the manager do?',
      options: [
        'She praised my work in front of the team.',
        'She gave me a better place in the office.',
        'She sent me to work in another department.',
        'She asked me something hard without warning.',
      ],
      correctAnswer: 3,
    },
    {
      question: 'You promise to give someone an answer later. Which sentence is correct?',
      options: [
        'Let me get back to you on that.',
        'Let me come you back with that.',
        'Let me turn back you for that.',
        'Let me give you back to that.',
      ],
      correctAnswer: 0,
    },
    {
      question:
        'Complete the sentence about an imagined situation: “If we ___ more time, we would test it again.”',
      options: ['have', 'would have', 'had', 'will have'],
      correctAnswer: 2,
    },
    {
      question: 'A colleague interrupts you in a meeting. Which reply is polite but firm?',
      options: [
        'Please be quiet while I’m speaking.',
        'If I could just finish my point, …',
        'You never let me finish my point.',
        'Sorry, my point isn’t important.',
      ],
      correctAnswer: 1,
    },
    {
      question: 'Complete the sentence: “Please keep your answers ___. One minute each is enough.”',
      options: ['hostile', 'tricky', 'concise', 'overwhelmed'],
      correctAnswer: 2,
    },
    {
      question: 'Complete the sentence: “What we need ___ a clear plan for Monday.”',
      options: ['is', 'it is', 'that is', 'this is'],
      correctAnswer: 0,
    },
  ],
}
