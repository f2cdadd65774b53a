import type { SeedLesson } from '../../seed-content.ts'

export const speakingPartTwo: SeedLesson = {
  title: 'IELTS Speaking Part 2: The Long Turn',
  objectives: [
    'Use one minute of preparation to plan a clear talk with four key words instead of full sentences.',
    'Use past simple, past continuous and “used to” to tell a personal story that is easy to follow.',
    'Use linking phrases to move smoothly from one point on the task card to the next.',
    'Use paraphrase to keep speaking when you cannot find a word.',
    'Use reasons, feelings and small details to fill two minutes without repeating yourself.',
  ],
  warmUpQuestions: [
    'How do you feel when you have to speak alone for two minutes: calm, nervous or curious?',
    'Who is the best storyteller you know? What makes people listen to that person?',
    'When you tell a story in your own language, do you begin at the beginning or with the most exciting moment?',
    'What do you do when a word will not come to you in English?',
    'Is it better to talk about something true or to invent a story in an exam? Why?',
  ],
  visualPrompt:
    'Look at the lake at dawn for a full minute and make four notes, one word for each: a place, a sound, a feeling and a memory. Then close your eyes and talk about a place near water that you know, using only your four words. This is exactly what Part 2 asks of you: one minute to look and think, and then a calm, continuous description.',
  keyTakeaways: [
    'Part 2 gives you one minute to prepare and asks you to speak for one to two minutes, so practise with a clock.',
    'Write key words and not sentences: you have no time to write more, and a text that is read aloud sounds flat.',
    'The last line on the card usually asks you to explain, so keep at least 30 seconds for your reasons and feelings.',
    'You do not have to tell the truth. The examiner listens to your English and does not check your story.',
    'A natural pause for thought is fine, and correcting yourself once is fine. Starting the same sentence three times is not.',
    'When you finish early, go back to one detail and ask yourself: what did I see, hear and feel?',
  ],
  vocabulary: [
    {
      word: 'task card',
      phonetics: '/ˈtɑːsk kɑːd/',
      definition:
        'In IELTS Part 2: the card with your topic and the points that you should talk about (many people call it a “cue card”).',
      example: 'Read every line of the task card before you write your first note.',
    },
    {
      word: 'prompt',
      phonetics: '/prɒmpt/',
      definition: 'A word or question that helps you to start or continue speaking.',
      example: 'The prompts on the card told me to say where and when it happened.',
    },
    {
      word: 'fluent',
      phonetics: '/ˈfluːənt/',
      definition: 'Able to speak easily and smoothly, without stopping too often.',
      example: 'He isn’t always accurate, but he’s fluent and pleasant to listen to.',
    },
    {
      word: 'coherent',
      phonetics: '/kəʊˈhɪərənt/',
      definition: 'Clear and easy to follow, because the ideas are in a sensible order.',
      example: 'Four notes in the right order will make your talk more coherent.',
    },
    {
      word: 'hesitate',
      phonetics: '/ˈhezɪteɪt/',
      definition: 'To stop for a moment before you speak or act, often because you are not sure.',
      example: 'I hesitated because I couldn’t remember the name of the village.',
    },
    {
      word: 'paraphrase',
      phonetics: '/ˈpærəfreɪz/',
      definition: 'To express the same idea in different words.',
      example: 'She didn’t know the word “oar”, so she paraphrased it as “the stick you row with”.',
    },
    {
      word: 'elaborate',
      phonetics: '/ɪˈlæbəreɪt/',
      definition: 'As a verb: to add more details to what you have said.',
      example: 'The examiner may ask you to elaborate on your last point.',
    },
    {
      word: 'anecdote',
      phonetics: '/ˈænɪkdəʊt/',
      definition: 'A short, interesting or funny story about something that really happened.',
      example: 'My uncle tells the same anecdote about the fishing boat every summer.',
    },
    {
      word: 'vivid',
      phonetics: '/ˈvɪvɪd/',
      definition: 'So clear and full of detail that you can almost see it.',
      example: 'I have a vivid memory of my first day in the city.',
    },
    {
      word: 'memorable',
      phonetics: '/ˈmemərəbəl/',
      definition: 'Easy to remember because it was special.',
      example: 'The meal was simple, but the view made it a memorable evening.',
    },
    {
      word: 'recall',
      phonetics: '/rɪˈkɔːl/',
      definition: 'To bring something from the past back into your mind.',
      example: 'I can’t recall who was there, but I remember the music perfectly.',
    },
  ],
  phrases: [
    {
      phrase: 'I’d like to talk about …',
      usage:
        'To open your talk in one calm sentence. Do not read the card back to the examiner: change its words.',
      example: 'I’d like to talk about a small lake about an hour from my home town.',
    },
    {
      phrase: 'To give you some background, …',
      usage:
        'To add the facts that the listener needs: when it was, where you were and who was there.',
      example: 'To give you some background, I was nineteen and had just left school.',
    },
    {
      phrase: 'If I remember rightly, …',
      usage:
        'To give a fact that you are not completely sure about. It also gains you a second to think. Once in a talk is enough.',
      example: 'If I remember rightly, it was the last weekend of September.',
    },
    {
      phrase: 'What I remember most clearly is …',
      usage:
        'To bring in your best detail. Follow it with a noun or an -ing form, and describe what you saw, heard or smelt.',
      example: 'What I remember most clearly is the sound of the boats in the early morning.',
    },
    {
      phrase: 'As for …, …',
      usage:
        'To move to the next point on the card. It is smoother than “Next point” or “About why”.',
      example: 'As for the people I was with, they were two friends from my language course.',
    },
    {
      phrase: 'I can’t think of the exact word, but it’s a kind of …',
      usage:
        'To keep speaking when a word is missing. Explain it in simple language, and go on. Examiners value this skill.',
      example:
        'I can’t think of the exact word, but it’s a kind of wooden bridge where you tie up the boats.',
    },
    {
      phrase: 'Let me put it another way.',
      usage:
        'To repair a sentence that has become too complicated. Stop, say this, and begin again.',
      example:
        'It wasn’t a place that … Let me put it another way. Nobody knew about it except us.',
    },
    {
      phrase: 'The reason it means so much to me is that …',
      usage: 'To answer the last line on the card, which asks you to explain.',
      example:
        'The reason it means so much to me is that I learned to swim there at the age of 30.',
    },
    {
      phrase: 'Looking back, …',
      usage:
        'To finish with a thought from today’s point of view. It tells the listener that the end is near.',
      example: 'Looking back, I think that weekend changed the way I spend my free time.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Past simple and past continuous in a story',
      explanation:
        'Use the past continuous (“was walking”) for the background: what was already going on. Use the past simple (“began”) for the events that move the story forward. If you are not sure, ask yourself: is this the picture or the action?',
      example:
        'The sun was rising and nobody was talking. Suddenly a large bird landed on our boat. We all laughed so much that we nearly fell in.',
    },
    {
      concept: '“Used to” and “would” for the past',
      explanation:
        'Use “used to” plus the basic verb for habits and situations that are finished now. You can use “would” for repeated actions too, but not for states such as “be”, “live” or “have”. Be careful with “be used to” plus -ing: it means “find something normal”.',
      example:
        'We used to live near the coast. Every Sunday my father would take us to the beach. I’m used to getting up early, so I enjoyed it.',
    },
    {
      concept: 'Sentences that begin with “What”',
      explanation:
        'To give one idea more weight, put it at the end of a sentence that begins with “What”: “What” plus a short clause, then “is” or “was”, and then the important part. Two of these in a talk sound natural, and more sound like a trick.',
      example:
        'What I liked most was the silence. What surprised me was how cold the water felt. What I’d really like to do is go back in winter.',
    },
    {
      concept: '“Which” to comment on a whole idea',
      explanation:
        'After a comma, “which” can refer to everything you have just said. It lets you add a result or a feeling without a new sentence. Do not use “what” or “that” in this place.',
      example:
        'The bus broke down, which meant that we had to walk. Nobody complained, which surprised me. In the end we arrived at midnight, which was actually rather romantic.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Take one minute to make notes, and then speak for two minutes. Describe a place near water that you enjoy visiting. You should say where it is, how you first heard about it, and what you do there, and explain why you enjoy going there.',
        'Take one minute to make notes, and then speak for two minutes. Describe a skill that took you a long time to learn. You should say what it is, why you wanted to learn it, and who helped you, and explain how you feel about it now.',
        'Take one minute to make notes, and then speak for two minutes. Describe a time when you had to change a plan. You should say what the plan was, what happened, and what you did instead, and explain how you felt in the end.',
        'Now answer two short questions of the kind that examiners ask at the end of Part 2: “Would you recommend that place to other people?” and “Do your friends enjoy the same kinds of places?”',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Explain these five things without using their names: an umbrella, a traffic light, a wedding, homesickness, a queue.',
        'Describe what you did last Saturday, first in 30 seconds and then in 90 seconds. What did you add the second time?',
        'Tell an anecdote from your childhood in one minute. Use “used to” twice, and one sentence that begins with “What”.',
        'Look round the room and choose one object. Speak about it for a minute without stopping: its colour, its history, who uses it, and what your life would be like without it.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Choose one of the three task cards above. Write your one-minute notes: no more than twelve words in total.',
        'Write the first sentence and the last sentence of that talk. Do not repeat the words of the card.',
        'Join each pair with “which”: “It rained all day. It didn’t matter to us.” “The museum was free. This was a pleasant surprise.” “I had forgotten my phone. It meant that I finally read my book.”',
      ],
    },
  ],
  speakingTips: [
    'Divide the two minutes: about 20 seconds for the opening, 60 seconds for the story, 30 seconds for the reasons and a few seconds for the end.',
    'Do not learn whole answers by heart. Examiners recognise them at once. Learn phrases that fit many topics.',
    'Keep talking until the examiner stops you. Being stopped after two minutes is normal, and it costs you nothing.',
    'Use your voice: go a little slower for the important detail, and let it fall at the end of a sentence.',
    'Record yourself, listen once for the grammar and once for the pauses, and then give the same talk again. The second version shows you how much you can do.',
    'If the topic does not suit you, choose a small, simple example. An ordinary thing with vivid details is better than a great thing without any.',
  ],
  writingActivity:
    'Record a two-minute talk on one of the task cards, and listen to it. Then write the talk as it should have been, in 200–230 words. Your goal is a text that still sounds spoken: an opening that does not repeat the card, some background, one short story with the past simple and the past continuous, and a clear explanation of why it matters to you. Use at least three of the phrases, one sentence that begins with “What” and one comment with “which”. Finally, record the talk once more without reading.',
  quizQuestions: [
    {
      question: 'In Part 2 you have one minute to prepare. How long should you speak after that?',
      options: [
        'about thirty seconds',
        'one to two minutes',
        'three to four minutes',
        'at least five minutes',
      ],
      correctAnswer: 1,
    },
    {
      question:
        'Choose the correct form: “I ___ home along the shore when it suddenly began to rain.”',
      options: ['am walking', 'have walked', 'was walk', 'was walking'],
      correctAnswer: 3,
    },
    {
      question:
        'You say the same idea in different words because one word is missing. What do you do?',
      options: ['You paraphrase.', 'You hesitate.', 'You elaborate.', 'You recall.'],
      correctAnswer: 0,
    },
    {
      question: 'Choose the correct form: “When I was a child, we ___ to the lake every summer.”',
      options: ['were used to go', 'use to going', 'used to go', 'are used to go'],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct word: “___ I liked most was the silence.”',
      options: ['That', 'What', 'Which', 'It'],
      correctAnswer: 1,
    },
    {
      question:
        'You cannot find a word in the middle of your talk. Which is the best way to go on?',
      options: [
        'Sorry, I don’t know how is it called in English, it’s a small boat.',
        'Excuse me, how do you call it in English when a boat is very small?',
        'I can’t think of the exact word, but it’s a kind of very small boat.',
        'I forgot the word for it, so I would prefer to change the topic now.',
      ],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct word: “The bus broke down, ___ meant that we had to walk.”',
      options: ['which', 'what', 'that', 'it'],
      correctAnswer: 0,
    },
  ],
}
