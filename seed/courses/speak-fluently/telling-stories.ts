import type { SeedLesson } from '../../seed-content.ts'

export const tellingStories: SeedLesson = {
  title: 'Telling a Personal Story',
  objectives: [
    'Use past tenses to tell a true story that people want to hear to the end.',
    'Use the past continuous to set the scene and the past simple to move the story forward.',
    'Use the past perfect to go back to something that had happened earlier.',
    'Use linking phrases such as “all of a sudden” and “it turned out that” to guide your listener.',
    'Use adjectives in -ed and -ing to say how people felt and why.',
  ],
  warmUpQuestions: [
    'Who is the best storyteller you know? What does this person do with voice, hands and pauses?',
    'Which story about yourself do you tell again and again? Why do people like it?',
    'Do you prefer stories that are funny, surprising or a little sad?',
    'When did something last go wrong and later become a good story?',
    'What makes you stop listening to a story?',
  ],
  visualPrompt:
    'Imagine that you were standing by a lake at dawn. Describe the scene in the past continuous: what the mist was doing, which sounds were coming across the water, what you were holding in your hand. Then, all of a sudden, something broke the silence. Say what it was, and explain what had brought you there so early.',
  keyTakeaways: [
    'Choose a small story with one moment of change, because listeners remember a moment better than a whole holiday.',
    'Give the setting in two sentences – who, where and when – and then begin the action.',
    'Use the past continuous for the background, the past simple for the events and the past perfect for what had happened before.',
    'Show a feeling through a detail, such as cold hands or a cup that shakes, instead of only naming it.',
    'Let people speak in their own words: one short line of direct speech brings a scene to life.',
    'Pause before the surprise, and do not explain it before it comes.',
    'Finish with what changed or what you understood, so that your listener knows the story is over.',
  ],
  vocabulary: [
    {
      word: 'anecdote',
      phonetics: '/ˈænɪkdəʊt/',
      definition: 'A short, interesting or funny story about something that really happened.',
      example: 'He began his speech with an anecdote about his first day as a waiter.',
    },
    {
      word: 'setting',
      phonetics: '/ˈsetɪŋ/',
      definition: 'The place and the time in which a story happens.',
      example: 'The setting is a mountain village in the winter of 1998.',
    },
    {
      word: 'turning point',
      phonetics: '/ˈtɜːnɪŋ pɔɪnt/',
      definition: 'The moment when an important change begins.',
      example: 'The turning point came when a stranger offered us a lift in her car.',
    },
    {
      word: 'twist',
      phonetics: '/twɪst/',
      definition: 'A sudden change in a story that nobody expects.',
      example: 'There is a twist at the end: the thief was the owner of the house.',
    },
    {
      word: 'suspense',
      phonetics: '/səˈspens/',
      definition: 'The excited or worried feeling you have while you wait to learn what happens.',
      example: 'She stopped in the middle of a sentence to create suspense.',
    },
    {
      word: 'vivid',
      phonetics: '/ˈvɪvɪd/',
      definition: 'So clear and full of detail that you can see it in your mind.',
      example: 'I have a vivid memory of my grandfather’s kitchen and its bright yellow walls.',
    },
    {
      word: 'coincidence',
      phonetics: '/kəʊˈɪnsɪdəns/',
      definition: 'A surprising situation in which two things happen together by chance.',
      example: 'What a coincidence – we were born on the same day in the same hospital.',
    },
    {
      word: 'stranded',
      phonetics: '/ˈstrændɪd/',
      definition: 'Unable to leave a place, usually because there is no transport.',
      example: 'Because of the snow, we were stranded at the airport for two days.',
    },
    {
      word: 'embarrassed',
      phonetics: '/ɪmˈbærəst/',
      definition: 'Feeling shy or uncomfortable because of something you have done or said.',
      example: 'I was so embarrassed when I called my teacher “Mum”.',
    },
    {
      word: 'relieved',
      phonetics: '/rɪˈliːvd/',
      definition: 'Happy because something bad has ended or did not happen.',
      example: 'I was relieved when my suitcase finally appeared.',
    },
    {
      word: 'glance',
      phonetics: '/ɡlɑːns/',
      definition: 'To look at something or somebody quickly.',
      example: 'I glanced at the clock and saw that I had missed the last bus.',
    },
    {
      word: 'eventually',
      phonetics: '/ɪˈventʃuəli/',
      definition: 'After a long time or after many problems. It does not mean “possibly”.',
      example: 'We walked in circles for an hour, but eventually we found the hotel.',
    },
  ],
  phrases: [
    {
      phrase: 'You’ll never guess what happened.',
      usage:
        'Use it to start a story with friends or colleagues when your news is fresh. Wait for “What?” before you go on.',
      example: 'You’ll never guess what happened on my way here. I met my old boss in the lift.',
    },
    {
      phrase: 'This was back in …',
      usage: 'Use it to say when an older story happened. Add a year, a month or a time of life.',
      example: 'This was back in 2015, when I was living in Lisbon.',
    },
    {
      phrase: 'I was just about to … when …',
      usage:
        'Use it for an action that was interrupted a second before it began. After “about to” comes the verb in its basic form.',
      example: 'I was just about to lock the door when the phone rang.',
    },
    {
      phrase: 'all of a sudden',
      usage: 'Use it before a surprising event. The verb is usually in the past simple.',
      example: 'All of a sudden, every light in the street went out.',
    },
    {
      phrase: 'To make matters worse, …',
      usage: 'Use it to add a second problem to the first one. It usually begins the sentence.',
      example: 'We missed our train. To make matters worse, it was the last one of the day.',
    },
    {
      phrase: 'Believe it or not, …',
      usage: 'Use it before a fact that sounds impossible but is true.',
      example: 'Believe it or not, the taxi driver had been at school with my mother.',
    },
    {
      phrase: 'It turned out that …',
      usage: 'Use it to give a fact that you did not know at the time of the story.',
      example: 'It turned out that I had been waiting outside the wrong café.',
    },
    {
      phrase: 'The next thing I knew, …',
      usage: 'Use it when something happened so quickly that you hardly noticed it.',
      example:
        'I closed my eyes for a moment. The next thing I knew, the bus was at the last stop.',
    },
    {
      phrase: 'in the end',
      usage:
        'Use it for the final result after several events. Do not confuse it with “at the end of”, which needs a noun, as in “at the end of the film”.',
      example: 'Three hotels were full. In the end, we slept at the station.',
    },
    {
      phrase: 'To cut a long story short, …',
      usage: 'Use it to leave out details and go straight to the result.',
      example: 'To cut a long story short, they offered me the job.',
    },
    {
      phrase: 'Looking back, …',
      usage:
        'Use it to close a story. Say what you think about it today, with a verb in the present or with “should have”.',
      example: 'Looking back, I’m glad that I got on the wrong train.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Past continuous for the scene, past simple for the events',
      explanation:
        'Use was or were + -ing for what was already in progress, and the past simple for the events that happened one after another. “While” usually introduces the longer action, and “when” often introduces the short event that interrupts it. Verbs such as know, want and believe normally stay in the past simple.',
      example:
        'I was walking home, and it was raining. While I was looking for my keys, a cat jumped out of the bin. I screamed, and the whole street woke up.',
    },
    {
      concept: 'Past perfect for what happened before',
      explanation:
        'Use had + past participle when you are already in the past and go one step further back. Then return to the past simple. If you tell events in the order in which they happened, you do not need the past perfect. You will often meet it in sentences with “by the time” or “because”, and after verbs such as realise and remember.',
      example:
        'When I got to the restaurant, everybody had gone home. I realised that I had read the invitation wrong. By the time I found my phone, my friend had called six times.',
    },
    {
      concept: 'Used to and would for the old days',
      explanation:
        'Use “used to” or “would” for actions that happened again and again in the past. For states, with verbs such as live, have, be and like, use only “used to”. Stories often begin with “used to” and continue with “would”.',
      example:
        'We used to live near the sea. Every Sunday my father would wake us at five, and we would walk down to the boats.',
    },
    {
      concept: 'Adjectives in -ed and -ing',
      explanation:
        'An adjective in -ed says how somebody feels, and an adjective in -ing describes the thing or the person that causes the feeling. “I was bored” means that nothing interested me. “I was boring” means that other people wanted to leave.',
      example:
        'The lecture was boring, and I was so bored that I fell asleep. It was embarrassing. I was even more embarrassed when I began to snore.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Set the scene for one of your stories in three sentences: where you were, who was with you and what was happening.',
        'Finish this sentence in three different ways: “I was just about to leave when …”',
        'Tell the story of a day when everything went wrong, in one minute. Use “to make matters worse” and “in the end”.',
        'Describe a place from your childhood with “used to” and “would”. Include a smell and a sound.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Tell a two-minute story about a kind stranger, a language mistake or a coincidence. Pause before the turning point, and end with “Looking back, …”.',
        'Tell the same story again in one minute. Decide which details your listener does not need.',
        'Tell it a third time as another person in the story. What did this person know that you did not know?',
        'Listen to one of your recordings. Count the verbs in the past continuous and the past perfect, and improve one sentence.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write the first three sentences of a story twice: once in a calm way and once full of suspense.',
        'Use these facts in a story of about 80 words: I arrived at the airport. I opened my bag. My passport was on the kitchen table. My neighbour came on his motorbike. Use the past perfect at least twice.',
        'Write a sentence about your own life for each word: bored, boring, surprised, surprising, exhausted, exhausting.',
      ],
    },
  ],
  speakingTips: [
    'Know your first and last sentences by heart, and tell the middle freely.',
    'Keep “was” short and stress the verb after it: “I was WALKing” is /aɪ wəz ˈwɔːkɪŋ/.',
    'Say past endings in three ways: /t/ in “walked”, /d/ in “called” and /ɪd/ after t or d, as in “waited” and “needed”.',
    'Be silent for two seconds before the surprise. It feels long to you, but it creates suspense for your listener.',
    'Change your voice a little for direct speech, slower or softer. You do not need to act.',
    'When a word is missing, describe the thing and keep the story moving: “that tool you open bottles with”.',
  ],
  writingActivity:
    'Write a true story about a moment in your life that surprised you (180–220 words). In the first paragraph give the setting, in the second tell what happened up to the turning point, and in the third say how it ended and what you understood later. Use the past continuous and the past perfect at least twice each, four phrases from this lesson and one line of direct speech. Read your story aloud, and cut one sentence that it does not need.',
  quizQuestions: [
    {
      question: 'Complete the sentence: “I ____ for the bus when I saw my old teacher.”',
      options: ['was waiting', 'am waiting', 'have waited', 'were waiting'],
      correctAnswer: 0,
    },
    {
      question:
        'Complete the sentence: “When I got to the station, the train ____, so I took the next one.”',
      options: ['has already left', 'had already leave', 'had already left', 'was already leave'],
      correctAnswer: 2,
    },
    {
      question:
        'Which pair completes the sentence? “The journey was ____, and I was ____ to be home.”',
      options: [
        'exhausted / relieved',
        'exhausting / relieved',
        'exhausted / relieving',
        'exhausting / relieving',
      ],
      correctAnswer: 1,
    },
    {
      question:
        'Which phrase completes the story? “We had no money and no phone. ____, it began to snow.”',
      options: [
        'To cut the story short',
        'For making things worse',
        'At the end of the matter',
        'To make matters worse',
      ],
      correctAnswer: 3,
    },
    {
      question:
        'Complete the sentence: “I thought she was a stranger, but it turned ____ that we were cousins.”',
      options: ['out', 'up', 'into', 'over'],
      correctAnswer: 0,
    },
    {
      question:
        'Which word completes the sentence? “The last boat left without us, so we were ____ on the island until morning.”',
      options: ['relieved', 'stranded', 'vivid', 'glanced'],
      correctAnswer: 1,
    },
    {
      question:
        'What does “eventually” mean in this sentence? “We asked ten people, and eventually we found the house.”',
      options: [
        'perhaps, if we were lucky',
        'at once, without any delay',
        'after a long time, in the end',
        'by chance, without trying',
      ],
      correctAnswer: 2,
    },
  ],
}
