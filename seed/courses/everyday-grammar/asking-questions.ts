import type { SeedLesson } from '../../seed-content.ts'

export const askingQuestions: SeedLesson = {
  title: 'Asking Questions with Confidence',
  objectives: [
    'Use the right word order to ask clear questions about the present and the past.',
    'Use “do”, “does” and “did” with the basic verb, without common mistakes.',
    'Use “Who …?” and “What …?” correctly when you ask about the subject of a sentence.',
    'Use polite indirect questions to ask people you do not know for help.',
    'Use follow-up questions to keep a conversation alive.',
  ],
  warmUpQuestions: [
    'Which questions do people usually ask you when they meet you for the first time?',
    'What do you like to be asked about? What don’t you like to be asked about?',
    'In your language, how does a listener know that a sentence is a question?',
    'What do you say in English when you don’t understand somebody?',
    'Who is the best listener you know? What kind of questions does that person ask?',
  ],
  visualPrompt:
    'Look at the lake early in the morning. Before you describe it, ask five questions about it, for example “Where is it?” or “Who lives near it?” Imagine that you meet a person on the shore who comes here every day: what would you like to ask? Now answer your own questions with a little imagination.',
  keyTakeaways: [
    'Most questions have the same order: question word, auxiliary, subject, main verb. “Where do you work?”',
    'After “do”, “does” and “did”, use the basic verb: “Did you see it?”, and not “Did you saw it?”',
    'With “be” and with modal verbs such as “can”, you do not use “do”: “Are you ready?”, “Can you help me?”',
    'When “who” or “what” is the subject, there is no “do”: “Who called you?”',
    'In an indirect question, the order is the same as in a normal sentence: “Do you know where the station is?”',
    'Prepositions usually go at the end: “Who are you waiting for?”',
  ],
  vocabulary: [
    {
      word: 'word order',
      phonetics: '/ˈwɜːd ˌɔːdə/',
      definition: 'The position of the words in a sentence.',
      example: 'The word order in a question is different from the word order in a sentence.',
    },
    {
      word: 'auxiliary',
      phonetics: '/ɔːɡˈzɪliəri/',
      definition: 'A small verb, such as “do”, “have” or “be”, that helps the main verb.',
      example: 'In “Did you sleep well?”, the auxiliary is “did”.',
    },
    {
      word: 'subject',
      phonetics: '/ˈsʌbdʒɪkt/',
      definition: 'The person or thing that does the action in a sentence.',
      example: 'In “My brother lives here”, the subject is “my brother”.',
    },
    {
      word: 'reply',
      phonetics: '/rɪˈplaɪ/',
      definition: 'As a verb: to answer.',
      example: 'I asked him twice, but he didn’t reply.',
    },
    {
      word: 'repeat',
      phonetics: '/rɪˈpiːt/',
      definition: 'To say something again.',
      example: 'Could you repeat the last number, please?',
    },
    {
      word: 'spell',
      phonetics: '/spel/',
      definition: 'To say or write the letters of a word in the right order.',
      example: 'How do you spell your surname?',
    },
    {
      word: 'stranger',
      phonetics: '/ˈstreɪndʒə/',
      definition: 'A person you do not know.',
      example: 'A friendly stranger showed us the way to the hotel.',
    },
    {
      word: 'polite',
      phonetics: '/pəˈlaɪt/',
      definition: 'Speaking and behaving in a way that shows respect for other people.',
      example: 'It’s more polite to say “Could you tell me …?” than “Tell me”.',
    },
    {
      word: 'curious',
      phonetics: '/ˈkjʊəriəs/',
      definition: 'Wanting to know or learn more about something.',
      example: 'I’m curious about your job. What do you do all day?',
    },
    {
      word: 'detail',
      phonetics: '/ˈdiːteɪl/',
      definition: 'A small piece of information about something.',
      example: 'She remembers every detail of our trip.',
    },
    {
      word: 'follow-up question',
      phonetics: '/ˈfɒləʊ ʌp ˌkwestʃən/',
      definition: 'A question that asks for more information about the last answer.',
      example: '“And what happened then?” is a useful follow-up question.',
    },
  ],
  phrases: [
    {
      phrase: 'What do you do?',
      usage:
        'To ask about somebody’s job. You can add “for a living”. It is not a question about this moment.',
      example: 'So, Karim, what do you do? – I’m a nurse in a children’s hospital.',
    },
    {
      phrase: 'How long does it take to …?',
      usage: 'To ask about the time that you need for something.',
      example: 'How long does it take to walk to the station?',
    },
    {
      phrase: 'What’s … like?',
      usage:
        'To ask for a description of a person, a place or a thing. “Like” is not a verb here, so the question is not about what somebody enjoys.',
      example: 'What’s your new flat like? – It’s small, but it’s very light.',
    },
    {
      phrase: 'How often do you …?',
      usage:
        'To ask about habits. Answer with “every day”, “twice a week”, “hardly ever” or “never”.',
      example: 'How often do you speak English at work?',
    },
    {
      phrase: 'Could you tell me where … is?',
      usage:
        'To ask a stranger for help politely. Begin with “Excuse me”. The verb “is” comes after the place.',
      example: 'Excuse me, could you tell me where the nearest chemist is?',
    },
    {
      phrase: 'Do you know what time …?',
      usage:
        'To ask about times politely, because perhaps the other person does not know the answer.',
      example: 'Do you know what time the library closes?',
    },
    {
      phrase: 'Sorry, what does … mean?',
      usage: 'To ask about a word that you do not know. Use “does” and the basic verb “mean”.',
      example: 'Sorry, what does “deadline” mean?',
    },
    {
      phrase: 'Sorry, could you say that again, please?',
      usage: 'To ask somebody to repeat something. It is much more polite than “What?”',
      example: 'Sorry, could you say that again, please? The line is very bad.',
    },
    {
      phrase: 'How did it go?',
      usage: 'To show interest after an exam, an interview or an appointment.',
      example: 'You had your driving test today. How did it go?',
    },
    {
      phrase: 'Would you like to …?',
      usage:
        'To invite somebody or to offer something. Do not mix it up with “Do you like …?”, which asks about taste in general.',
      example: 'Would you like to have lunch with us on Sunday?',
    },
  ],
  grammarConcepts: [
    {
      concept: 'The basic order: question word, auxiliary, subject, verb',
      explanation:
        'Put the auxiliary before the subject. If there is no auxiliary, use “do” or “does” in the present and “did” in the past. These words carry the tense and the -s, so the main verb stays basic.',
      example: 'Where do you live? What time does the film start? Why did they leave so early?',
    },
    {
      concept: 'Questions with “be”, “have” and modal verbs',
      explanation:
        'The verb “be” and modal verbs (“can”, “could”, “will”, “should”) change places with the subject, and you do not use “do”. The same is true of “have” in the present perfect. But “have” as a main verb needs “do”.',
      example:
        'Are your parents at home? Can she drive? Have you eaten? Do you have any questions?',
    },
    {
      concept: 'Subject questions: who did it?',
      explanation:
        'If you do not know who or what did the action, “who” or “what” is the subject. Then the order is the same as in a normal sentence: question word, verb, the rest. There is no “do”, “does” or “did”.',
      example:
        'Who sent this message? (Somebody sent it.) Who did you send it to? (You sent it to somebody.) What happened last night?',
    },
    {
      concept: 'Polite indirect questions',
      explanation:
        'Begin with “Could you tell me …” or “Do you know …”. This part is already a question, so the second part has normal word order: subject first, and no “do”, “does” or “did”. For a yes-or-no question, join the two parts with “if”.',
      example:
        'Where is the lift? Could you tell me where the lift is? What time does the bank open? Do you know what time the bank opens? Do you know if it opens on Saturdays?',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'You are sitting next to a stranger at a dinner. Ask six questions to get to know the person: job, home, family, free time, travel and food. Say them aloud and answer them yourself.',
        'Here are the answers. What are the questions? “At half past seven.” “Because I missed the bus.” “Twice a week.” “It’s big and noisy.” “My sister did.”',
        'Ask politely in three situations: you cannot find the station, you do not know when the shop closes, and you are not sure if this seat is free.',
        'Somebody tells you, “I went to a wedding on Saturday.” Ask four follow-up questions, and do not use yes-or-no questions.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Call a language school and ask about a course: the price, the times, the teacher, the number of students and the first day. Use at least two indirect questions.',
        'Ask five questions about the last holiday of somebody you know. Begin each question with a different word: where, who, how, what and why.',
        'Make two questions for each sentence, one about each person, and say them aloud: “Anna called Peter.” “Karim invited the neighbours.” “My boss wrote to Lena.”',
        'A tourist asks you about your town. Say the tourist’s questions and your answers. Speak for about one minute.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Put the words in the right order: “you / where / did / on holiday / go”, “does / cost / how much / it”, “are / looking / what / for / you”, “the museum / you / know / is / do / where”.',
        'Correct these sentences: “What means this word?”, “Where you work?”, “Did she went home?”, “Can you tell me where is the bank?”, “Who did call you?”',
        'Write ten questions for an interview with an older person in your family about his or her life.',
      ],
    },
  ],
  speakingTips: [
    'In questions with “where”, “what”, “why” and “how”, let your voice fall at the end. In yes-or-no questions, let it rise.',
    'The auxiliary is weak and quick. “What do you” sounds almost like “whaddaya” in fast speech. You do not need to speak like that, but it helps you to understand.',
    'After you have asked a question, wait. Silence for three seconds feels long, but the other person needs it to think.',
    'Keep three follow-up questions ready: “Really? Why?”, “What was that like?” and “What happened then?”',
    'If you begin a question in the wrong order, stop and begin again. It is better than a long, confused sentence.',
  ],
  writingActivity:
    'Write an email of 70–90 words to a small hotel by a lake where you would like to spend a weekend. Your goal is to get all the information you need in one reply. Ask five questions, for example about the price, breakfast, parking, boats and the way from the station. Use two direct questions with “do” or “does”, two indirect questions with “Could you tell me …” and one with “Is there …”. Begin with “Dear Sir or Madam” and finish with “Kind regards”.',
  quizQuestions: [
    {
      question: 'Choose the correct words: “What time ___?”',
      options: [
        'started the film',
        'the film started',
        'did the film start',
        'did the film started',
      ],
      correctAnswer: 2,
    },
    {
      question: 'You have a message without a name. Choose the correct question.',
      options: [
        'Who sent this message?',
        'Who did send this message?',
        'Who did sent this message?',
        'Who has send this message?',
      ],
      correctAnswer: 0,
    },
    {
      question: 'Choose the correct words: “Could you tell me where ___?”',
      options: ['is the station', 'the station is', 'the station be', 'does the station'],
      correctAnswer: 1,
    },
    {
      question: 'The answer is “It’s small, but it’s very light.” What is the question?',
      options: [
        'How is your new flat like?',
        'How does your new flat like?',
        'What does your new flat like?',
        'What’s your new flat like?',
      ],
      correctAnswer: 3,
    },
    {
      question: 'Your friend is opening every drawer in the kitchen. What do you ask?',
      options: [
        'For what you are looking?',
        'What you are looking for?',
        'What are you looking for?',
        'What do you looking for?',
      ],
      correctAnswer: 2,
    },
    {
      question: 'You don’t know the word “deadline”. What do you ask?',
      options: [
        'What means “deadline”?',
        'What does “deadline” mean?',
        'What is “deadline” mean?',
        'What does “deadline” means?',
      ],
      correctAnswer: 1,
    },
    {
      question: 'What do we call a person we do not know?',
      options: ['a stranger', 'a foreigner', 'a neighbour', 'a guest'],
      correctAnswer: 0,
    },
  ],
}
