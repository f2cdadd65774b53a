import type { SeedLesson } from '../../seed-content.ts'

export const handlingMistakes: SeedLesson = {
  title: 'Handling Mistakes While You Speak',
  objectives: [
    'Use repair phrases such as “Let me put that another way” to correct yourself and keep going.',
    'Use short time-buying phrases to think without leaving a long silence.',
    'Use descriptions such as “It’s a thing for …” to explain a word you cannot remember.',
    'Use polite direct and indirect questions to ask for clarification.',
    'Use “So, if I’ve understood correctly, …” to check that you and the other person mean the same thing.',
  ],
  warmUpQuestions: [
    'What do you usually do when you notice a mistake in the middle of a sentence: stop, correct it or carry on?',
    'How do you feel when someone corrects you while you are speaking? Does it depend on who it is?',
    'Think about people you know who make mistakes in your language. Which mistakes really bother you, and which do you hardly notice?',
    'What do you say in your own language when you need a few seconds to think?',
    'Tell a short story about a misunderstanding. How was it finally cleared up?',
  ],
  visualPrompt:
    'Look at the lake at dawn. If you threw a stone into this still water, the circles would spread, grow weaker and disappear, and the lake would be calm again. A mistake in conversation can be like that stone. How long do your “circles” last, and what could you say to help the water become still more quickly?',
  keyTakeaways: [
    'Fluent speakers make mistakes too. The difference is that they repair them in a few words and move on.',
    'Correct a mistake if it changes the meaning. If the meaning is clear, let it go and keep your listener with you.',
    'A short phrase such as “Let me think” is better than a long silence, and much better than a string of “er … er …”.',
    'When a word is missing, describe it. Say what kind of thing it is, what it is for or where you find it.',
    'Asking for clarification is a sign of a careful listener, not of weak English.',
    'One apology is enough. “Sorry, I mean Thursday” is complete, and you can carry on at once.',
  ],
  vocabulary: [
    {
      word: 'hesitate',
      phonetics: '/ˈhezɪteɪt/',
      definition: 'To stop for a moment before you speak or act because you are not sure.',
      example: 'She hesitated for a second and then found exactly the right word.',
    },
    {
      word: 'rephrase',
      phonetics: '/ˌriːˈfreɪz/',
      definition: 'To say something again in different words, usually to make it clearer.',
      example: 'Nobody understood my question, so I rephrased it.',
    },
    {
      word: 'clarify',
      phonetics: '/ˈklærɪfaɪ/',
      definition: 'To make something easier to understand by explaining it or adding details.',
      example: 'Could you clarify what you mean by “soon”?',
    },
    {
      word: 'misunderstanding',
      phonetics: '/ˌmɪsʌndəˈstændɪŋ/',
      definition: 'A situation in which someone understands something in the wrong way.',
      example: 'There was a misunderstanding about the date, and half the group came a day early.',
    },
    {
      word: 'slip of the tongue',
      phonetics: '/ˌslɪp əv ðə ˈtʌŋ/',
      definition: 'A small mistake in speaking, when you say a word you did not want to say.',
      example: 'I said “kitchen” instead of “chicken”, but it was just a slip of the tongue.',
    },
    {
      word: 'filler',
      phonetics: '/ˈfɪlə/',
      definition:
        'A short word or sound, such as “well” or “you know”, that fills a pause in speech.',
      example: 'A filler now and then sounds natural, but ten in one answer are tiring.',
    },
    {
      word: 'fluency',
      phonetics: '/ˈfluːənsi/',
      definition: 'The ability to speak a language easily, without many long pauses.',
      example: 'Her fluency improved when she stopped translating every sentence in her head.',
    },
    {
      word: 'accuracy',
      phonetics: '/ˈækjərəsi/',
      definition: 'The quality of being correct and without mistakes.',
      example: 'When you write a contract, accuracy matters more than speed.',
    },
    {
      word: 'mumble',
      phonetics: '/ˈmʌmbəl/',
      definition: 'To speak quietly and unclearly, so that people cannot hear the words well.',
      example: 'He mumbled his name, and I had to ask him to repeat it.',
    },
    {
      word: 'self-conscious',
      phonetics: '/ˌself ˈkɒnʃəs/',
      definition: 'Nervous or uncomfortable because you worry about what people think of you.',
      example: 'I used to feel self-conscious about my accent, but now I quite like it.',
    },
    {
      word: 'mix up',
      phonetics: '/ˌmɪks ˈʌp/',
      definition: 'To confuse two things or people and think that one is the other.',
      example: 'I always mix up “lend” and “borrow”.',
    },
    {
      word: 'go blank',
      phonetics: '/ˌɡəʊ ˈblæŋk/',
      definition: 'To be suddenly unable to remember anything (usually: my mind went blank).',
      example: 'The examiner smiled at me, and my mind went blank.',
    },
  ],
  phrases: [
    {
      phrase: 'Sorry, I mean …',
      usage:
        'The quickest repair. Use it straight after a wrong word or number, give the right one, and continue.',
      example: 'The meeting is on Tuesday – sorry, I mean Thursday – at ten.',
    },
    {
      phrase: '… or rather, …',
      usage:
        'Use it in the middle of a sentence to replace what you have just said with something more exact.',
      example: 'He lives in Vienna, or rather, just outside Vienna.',
    },
    {
      phrase: 'Let me put that another way.',
      usage:
        'Use it when your sentence came out badly or when your listener looks confused. Then say the idea again in simpler words.',
      example:
        'Let me put that another way. We like the product, but we can’t pay for it this year.',
    },
    {
      phrase: 'What I’m trying to say is …',
      usage:
        'Use it to rescue a long answer that has lost its direction. After it, give your main idea in one short sentence.',
      example: 'What I’m trying to say is that I need one more week.',
    },
    {
      phrase: 'Let me think about that for a second.',
      usage:
        'Use it to buy time after a difficult question. It is natural in a meeting, an interview or an exam.',
      example: 'My best holiday? Let me think about that for a second. Probably Portugal.',
    },
    {
      phrase: 'How can I put this?',
      usage:
        'Use it to buy time when you know what you want to say but must choose the words carefully, for example with bad news.',
      example: 'It was, how can I put this, not the best meal I’ve ever had.',
    },
    {
      phrase: 'It’s on the tip of my tongue.',
      usage:
        'Use it when you know a word or a name but cannot remember it at this moment. Other people will often help you.',
      example: 'What’s her name? It’s on the tip of my tongue. It begins with an L.',
    },
    {
      phrase: 'It’s a kind of …',
      usage:
        'Use it to begin a description when a word is missing. Add what the thing is for or what it looks like.',
      example: 'It’s a kind of small ladder. You use it to reach high shelves.',
    },
    {
      phrase: 'Sorry, I didn’t catch that.',
      usage:
        'Use it when you did not hear or follow something. It sounds friendlier than “What?” or “Repeat, please”.',
      example: 'Sorry, I didn’t catch that. Could you say the last part again?',
    },
    {
      phrase: 'What exactly do you mean by …?',
      usage:
        'Use it to ask about one particular word or idea. Keep your voice friendly, because a sharp tone can make it sound like a challenge.',
      example: 'What exactly do you mean by “a small change”?',
    },
    {
      phrase: 'So, if I’ve understood correctly, …',
      usage:
        'Use it to check your understanding before you act. Repeat the message in your own words and wait for a yes.',
      example: 'So, if I’ve understood correctly, you’d like the report by noon on Friday?',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Describing a word you don’t know',
      explanation:
        'Start with a general word such as “thing”, “person”, “place” or “something”. Then add “for” with an -ing form to say what it is for, or add a clause with “who” for people, “that” or “which” for things and “where” for places.',
      example:
        'It’s a thing for opening bottles. It’s a person who repairs water pipes. It’s a place where you can leave your bags at the station.',
    },
    {
      concept: 'Questions with “mean”',
      explanation:
        '“Mean” is a verb, so questions need “do”, “does” or “did”. The helping verb comes before the subject, and “mean” comes after the subject, without -s.',
      example:
        'What does “deadline” mean? What do you mean by “later”? Did you mean this Friday or next Friday?',
    },
    {
      concept: 'Indirect questions',
      explanation:
        'A question becomes softer if it starts with “Could you tell me …” or “Do you know …”. After this opening, use the word order of a normal sentence, without “do”, “does” or “did”. For yes/no questions, add “if”.',
      example:
        'Could you tell me where the office is? Do you know what time the course starts? Could you tell me if I need to register?',
    },
    {
      concept: '“Should have” for talking about mistakes',
      explanation:
        'Use “should have” and a past participle to say what the right action was in the past. It is useful when you explain a mistake and correct it.',
      example:
        'I said “fourteen”, but I should have said “forty”. I’m sorry, I should have checked the address first.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Talk for one minute about your last weekend. Each time you notice a mistake, repair it with “Sorry, I mean …” or “or rather, …” and continue without a long pause.',
        'Explain a complicated rule from a game or a sport you know. Halfway through, say “Let me put that another way” and explain it again in simpler words.',
        'Describe how to get from your home to the nearest station. Include one wrong direction on purpose, and then correct it.',
        'Talk about a film you saw a long time ago. When you can’t remember a name or a detail, use “It’s on the tip of my tongue” or “How can I put this?”.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Describe these things without saying their names: a corkscrew, a plumber, a waiting room. Start with “It’s a kind of …” or “It’s a thing for …”.',
        'You are on the phone and the line is bad. The other person has just told you a meeting time. Ask for it again politely, and then check that you have understood.',
        'Your manager says, “Please finish it soon, and make it a bit more modern.” Ask two questions that clarify what this means.',
        'Answer this question after buying a few seconds with a natural phrase: “What would you change about your job if you could change only one thing?”',
        'A guide has given a long explanation very quickly. Ask three indirect questions to get the information you have missed.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Turn these direct questions into indirect ones: Where is the lift? What does this sign mean? Does the price include breakfast?',
        'Correct these learner questions and explain each correction in a few words: “What means this word?” and “Could you tell me where is the exit?”',
        'Write definitions of three objects from your kitchen whose names you don’t know in English. Then look up the names.',
        'Write a short dialogue of eight lines in which two people clear up a misunderstanding about a time or a place.',
      ],
    },
  ],
  speakingTips: [
    'Repair once, quickly, in the same tone of voice. If you don’t make it dramatic, nobody will remember it.',
    'Replace “er” with a closed mouth and a short breath. A silent pause of one second sounds confident.',
    'Prepare two time-buying phrases and take turns with them. Using the same one every time sounds like a habit.',
    'If you go blank, repeat the last words of the question slowly. It gives your memory a place to start.',
    'Ask about the exact part you missed: “Sorry, at what time?” It is easier to answer than “Can you repeat everything?”',
    'After a conversation, write down one mistake you noticed and the sentence you wanted to say. One a day is enough.',
  ],
  writingActivity:
    'Write an email of 100–130 words to a colleague after a phone call with a bad line. Thank them for the call, correct one thing you said wrongly (use “I said …, but I should have said …”), ask two indirect questions about points you did not catch, and end by summing up what you will do next. The email should sound friendly and well organised.',
  quizQuestions: [
    {
      question: 'You don’t know the word “deadline”. Which question is correct?',
      options: [
        'What means “deadline”?',
        'What is mean “deadline”?',
        'What “deadline” does mean?',
        'What does “deadline” mean?',
      ],
      correctAnswer: 3,
    },
    {
      question: 'Complete the question: “Could you tell me ___?”',
      options: [
        'where is the office',
        'where the office is',
        'where does the office',
        'where the office it is',
      ],
      correctAnswer: 1,
    },
    {
      question: 'You have forgotten the word “corkscrew”. Which description is correct?',
      options: [
        'It’s a thing for opening wine bottles.',
        'It’s a thing for to open wine bottles.',
        'It’s a thing for open wine bottles.',
        'It’s a thing who opens wine bottles.',
      ],
      correctAnswer: 0,
    },
    {
      question:
        '“He lives in Vienna, or rather, just outside Vienna.” What does “or rather” do in this sentence?',
      options: [
        'It offers two equal choices.',
        'It shows what he likes more.',
        'It corrects the first idea.',
        'It asks the listener to help.',
      ],
      correctAnswer: 2,
    },
    {
      question:
        'Complete the sentence: “I called my boss ‘Mum’ this morning. It was just a ___ of the tongue.”',
      options: ['tip', 'slip', 'fall', 'mix'],
      correctAnswer: 1,
    },
    {
      question: 'You need a few seconds before you answer. Which phrase helps you to buy time?',
      options: [
        'Let me think about that for a second.',
        'Let me put that another way for you.',
        'Let me tell you what I have decided.',
        'Let me correct what I said before.',
      ],
      correctAnswer: 0,
    },
    {
      question: 'Complete the sentence: “I said ‘fourteen’, but I ___ ‘forty’. I’m sorry.”',
      options: ['should had said', 'should to say', 'must have said', 'should have said'],
      correctAnswer: 3,
    },
  ],
}
