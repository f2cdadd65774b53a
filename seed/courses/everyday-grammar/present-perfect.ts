import type { SeedLesson } from '../../seed-content.ts'

export const presentPerfect: SeedLesson = {
  title: 'Present Perfect or Past Simple?',
  objectives: [
    'Use the present perfect to talk about your experiences, without saying when they happened.',
    'Use the past simple to say when something happened.',
    'Use “for” and “since” to say how long something has continued.',
    'Use “just”, “already” and “yet” to give and ask for news.',
    'Use “Have you ever …?” and “When did you …?” to start a conversation and keep it going.',
  ],
  warmUpQuestions: [
    'What is the most beautiful place you have ever visited? When did you go there?',
    'How long have you lived in your home? Where did you live before?',
    'What have you already done today, and what have you not done yet?',
    'Have you ever lost something important? What happened?',
    'Does your language have two forms for “I have seen” and “I saw”? When do people use them?',
  ],
  visualPrompt:
    'Look at the lake early in the morning. The sun has just come up, but nobody has arrived yet. Describe the picture: what has already happened this morning, and what has not happened yet? Then tell somebody about a lake, a river or a beach that you have visited, and say when you went there.',
  keyTakeaways: [
    'Use the present perfect (have or has + past participle) when the time is not important or not finished.',
    'Use the past simple when the time is finished: yesterday, last week, in 2019, two days ago.',
    'Never put a finished time with the present perfect: “I saw him yesterday”, and not “I have seen him yesterday”.',
    'Use “for” with a length of time (for three years) and “since” with a starting point (since 2021).',
    'Begin with the present perfect, and go on with the past simple: “I’ve been to Rome. I went there in May.”',
    '“He’s gone to the shop” means that he is not back yet. “He’s been to the shop” means that he is back.',
  ],
  vocabulary: [
    {
      word: 'experience',
      phonetics: '/ɪkˈspɪəriəns/',
      definition: 'Something that happens to you and that you remember.',
      example: 'Living in another country has been a great experience.',
    },
    {
      word: 'past participle',
      phonetics: '/ˌpɑːst pɑːˈtɪsɪpəl/',
      definition:
        'The verb form that you use after “have”, for example “seen”, “done” or “worked”.',
      example: '“Written” is the past participle of “write”.',
    },
    {
      word: 'ever',
      phonetics: '/ˈevə/',
      definition: 'At any time in your life (in questions).',
      example: 'Have you ever ridden a horse?',
    },
    {
      word: 'just',
      phonetics: '/dʒʌst/',
      definition: 'A very short time ago.',
      example: 'I’ve just made some coffee. Would you like a cup?',
    },
    {
      word: 'already',
      phonetics: '/ɔːlˈredi/',
      definition: 'Before now, and perhaps earlier than you expect.',
      example: 'You don’t need to cook, because I’ve already eaten.',
    },
    {
      word: 'yet',
      phonetics: '/jet/',
      definition: 'Until now (in questions and negative sentences).',
      example: 'The shop hasn’t opened yet. It opens at nine.',
    },
    {
      word: 'since',
      phonetics: '/sɪns/',
      definition: 'From a point in the past until now.',
      example: 'Maria has worked here since January.',
    },
    {
      word: 'ago',
      phonetics: '/əˈɡəʊ/',
      definition: 'Before now (after a length of time, with the past simple).',
      example: 'We met six years ago at a language school.',
    },
    {
      word: 'recently',
      phonetics: '/ˈriːsəntli/',
      definition: 'Not long ago.',
      example: 'Have you seen any good films recently?',
    },
    {
      word: 'so far',
      phonetics: '/səʊ ˈfɑː/',
      definition: 'Until now (and there will probably be more).',
      example: 'I’ve read fifty pages so far, and I like the story.',
    },
    {
      word: 'abroad',
      phonetics: '/əˈbrɔːd/',
      definition: 'In or to another country.',
      example: 'My sister has never lived abroad, but she’d like to.',
    },
  ],
  phrases: [
    {
      phrase: 'Have you ever …?',
      usage:
        'To ask about experiences. It is a good way to start a conversation. Use a past participle after it.',
      example: 'Have you ever been to Portugal?',
    },
    {
      phrase: 'I’ve never …',
      usage:
        'To say that something has not happened in your life. You can add “before” at the end.',
      example: 'I’ve never eaten this before. It’s delicious.',
    },
    {
      phrase: 'When did you …?',
      usage:
        'To ask about the time of an experience. It is the natural next question after “Have you ever …?”. Use the basic verb after “you”.',
      example: 'You’ve been to Japan? When did you go?',
    },
    {
      phrase: 'I’ve just …',
      usage: 'To give very fresh news or to explain a situation.',
      example: 'Sorry I’m out of breath. I’ve just run for the bus.',
    },
    {
      phrase: 'I haven’t … yet.',
      usage:
        'To say that something is not done, but that you are going to do it. “Yet” comes at the end.',
      example: 'I haven’t answered her email yet. I’ll do it tonight.',
    },
    {
      phrase: 'How long have you …?',
      usage:
        'To ask about something that started in the past and is still true. Answer with “for” or “since”.',
      example: 'How long have you known each other? – For about ten years.',
    },
    {
      phrase: '… a long time ago',
      usage: 'To say that something is far in the past. Use it with the past simple.',
      example: 'I learned to drive a long time ago, but I don’t have a car now.',
    },
    {
      phrase: 'It’s the first time I’ve …',
      usage:
        'To talk about something new that you are doing now. Use the present perfect and not the present simple.',
      example: 'It’s the first time I’ve cooked for twelve people.',
    },
    {
      phrase: 'I’ve been to …, but I haven’t been to …',
      usage: 'To compare places that you know and places that you do not know.',
      example: 'I’ve been to London, but I haven’t been to Scotland.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Experience or finished time?',
      explanation:
        'Ask yourself: do I say or think of a finished time? If you do, use the past simple. If you only want to say that it happened some time in your life, use the present perfect. The form is “have” or “has” plus the past participle.',
      example: 'I’ve seen that film. I saw it last Saturday. I didn’t like the ending.',
    },
    {
      concept: '“For” and “since”',
      explanation:
        'Use the present perfect for something that started in the past and is still true now. Many languages use the present here, but English does not. Use “for” plus a length of time, and “since” plus a starting point.',
      example:
        'I’ve worked here for five years. She’s been ill since Monday. We’ve known Paul since we were at school.',
    },
    {
      concept: 'News with “just”, “already” and “yet”',
      explanation:
        'Put “just” and “already” between “have” and the past participle. Put “yet” at the end of a question or a negative sentence. In American English you can also hear the past simple here: “I already ate.”',
      example:
        'I’ve just finished. Have you called the doctor yet? No, but I’ve already found the number.',
    },
    {
      concept: '“Been” and “gone”',
      explanation:
        '“Gone to” means that the person is there or on the way. “Been to” means that the person went there and came back. So for your own travel experience, always say “I’ve been to …”.',
      example: 'Anna isn’t here. She’s gone to the bank. I’ve been to Italy three times.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Talk about three things that you have done in your life and two things that you have never done. Add one sentence in the past simple to each of the first three.',
        'Ask and answer aloud: “Have you ever met a famous person?”, “Have you ever broken a bone?”, “Have you ever won anything?” If the answer is yes, say when and where it happened.',
        'Talk about your day so far. What have you already done? What haven’t you done yet? Speak for one minute.',
        'Look round your room and choose three things. Say how long you have had each one. Use “for” or “since”, and then say where you got it.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'An old friend calls you after five years. Give your news in four or five sentences: what has changed, and when did it change?',
        'Talk about your English: when did you start to learn it, who was your first teacher, and what have you found difficult so far?',
        'Tell a short story about a journey. Begin with “I’ve been to …”, and then use only the past simple.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write five true sentences with these words: “ever”, “never”, “just”, “already”, “yet”.',
        'Complete these sentences about yourself: “I’ve known … for …”, “I haven’t … since …”, “… ago, I …”, “So far this week, I …”.',
        'Correct these sentences: “I have seen her yesterday.” “I live here since 2018.” “Did you ever be in Spain?” “I know him since ten years.”',
        'Write a message to a friend who is coming for dinner. Say three things that you have already done and two things that you have not done yet.',
      ],
    },
  ],
  speakingTips: [
    'Use the short forms when you speak: “I’ve”, “she’s”, “they’ve”. The sound is small, but your listener needs it: “I’ve worked” is not the same as “I worked”.',
    'In questions, “have” is weak and quick, and “ever” joins the word before it. Say “Have you ever” in one breath.',
    'Learn irregular verbs in threes, aloud and with a rhythm: go, went, gone – see, saw, seen – take, took, taken.',
    'When you hear “yesterday”, “last” or “ago” in your own sentence, check the verb: it must be in the past simple.',
    'If you choose the wrong form, correct yourself calmly and go on. People will understand you.',
  ],
  writingActivity:
    'Write a short text of 80–100 words about yourself for the website of a language club. Your goal is that other members want to ask you questions. Say where you live and how long you have lived there (use “for” or “since”), write about two interesting experiences in the present perfect, say when one of them happened, and finish with one thing that you have not done yet but would like to do. Check every verb: is there a finished time in the sentence or not?',
  quizQuestions: [
    {
      question: 'Choose the correct form: “I ___ my old teacher yesterday.”',
      options: ['have seen', 'saw', 'seen', 'did saw'],
      correctAnswer: 1,
    },
    {
      question: 'Choose the correct form: “She ___ in Madrid since 2019, and she loves it.”',
      options: ['lives', 'is living', 'lived', 'has lived'],
      correctAnswer: 3,
    },
    {
      question: 'Choose the correct word: “We’ve known each other ___ ten years.”',
      options: ['for', 'since', 'ago', 'from'],
      correctAnswer: 0,
    },
    {
      question: 'Choose the correct word: “Have you finished the report ___?”',
      options: ['ever', 'ago', 'yet', 'since'],
      correctAnswer: 2,
    },
    {
      question: 'Paul is not at home: he is at the shop now. What do you say?',
      options: [
        'He’s been to the shop.',
        'He’s gone to the shop.',
        'He’s went to the shop.',
        'He’s be to the shop.',
      ],
      correctAnswer: 1,
    },
    {
      question: 'Your friend says, “I’ve been to Japan.” What is the right next question?',
      options: [
        'When have you been there?',
        'When have you gone there?',
        'When did you went there?',
        'When did you go there?',
      ],
      correctAnswer: 3,
    },
    {
      question: '“I’ve written three pages so far.” What does this mean?',
      options: [
        'I’ve written three, and I’ll write more.',
        'I’ve written three, and I’ve finished now.',
        'I wrote three, but it was a long time ago.',
        'I wrote three in a place far from here.',
      ],
      correctAnswer: 0,
    },
  ],
}
