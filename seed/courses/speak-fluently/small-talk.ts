import type { SeedLesson } from '../../seed-content.ts'

export const smallTalk: SeedLesson = {
  title: 'Small Talk That Keeps Going',
  objectives: [
    'Use simple openers about the place and the moment to start a conversation with a stranger.',
    'Use open-ended questions to turn short answers into a real conversation.',
    'Use question tags and reply questions to show interest and keep the other person talking.',
    'Use indirect questions to ask for information politely.',
    'Use friendly closing phrases to end a conversation well.',
  ],
  warmUpQuestions: [
    'What do you do when you share a lift with somebody you do not know: speak, smile or look at your phone?',
    'Which subjects are safe with strangers in your country, and which are too personal?',
    'When did a short chat with a stranger last make your day better?',
    'What is hardest for you: starting a conversation, keeping it alive or ending it? Why?',
    'How long can people in your culture be silent together before it feels awkward?',
  ],
  visualPrompt:
    'You are standing by a lake at dawn, and you think that you are alone. Then you notice somebody a few steps away, looking at the same view with a paper cup in one hand. Describe the scene and the person. What could you say first, and what might this person answer?',
  keyTakeaways: [
    'Start with something that you share: the place, the queue, the food, the weather or a person you both know.',
    'An easy opener is better than a clever one, because its only job is to show that you are friendly.',
    'Answer with a little more than you were asked, so that the other person has something to ask about.',
    'Ask, listen and react before you ask again, or your conversation will feel like an interview.',
    'Begin with “what” or “how” when you want more than “yes” or “no”.',
    'A pause is not a failure: count slowly to three, and one of you will usually speak.',
    'Leave while the conversation is still pleasant, with a reason and a warm last sentence.',
  ],
  vocabulary: [
    {
      word: 'small talk',
      phonetics: '/ˈsmɔːl tɔːk/',
      definition: 'Polite, friendly conversation about everyday things.',
      example: 'We made small talk about the traffic until the meeting began.',
    },
    {
      word: 'icebreaker',
      phonetics: '/ˈaɪsbreɪkə/',
      definition: 'Something you say or do to help people relax when they first meet.',
      example: 'In our park, asking about the dog is always a good icebreaker.',
    },
    {
      word: 'acquaintance',
      phonetics: '/əˈkweɪntəns/',
      definition: 'A person you know a little, but not well enough to call a friend.',
      example:
        'I met an acquaintance from the gym at the station, and we chatted until my train came.',
    },
    {
      word: 'awkward',
      phonetics: '/ˈɔːkwəd/',
      definition: 'Making you feel uncomfortable because you do not know what to do or say.',
      example: 'There was an awkward silence after he asked about her salary.',
    },
    {
      word: 'rapport',
      phonetics: '/ræˈpɔː/',
      definition: 'A good feeling between people who understand each other easily.',
      example: 'The new manager built a rapport with her team by learning everyone’s name.',
    },
    {
      word: 'mutual',
      phonetics: '/ˈmjuːtʃuəl/',
      definition: 'Shared by two people, or felt by each of them for the other.',
      example: 'We met through a mutual friend who sings in my choir.',
    },
    {
      word: 'curious',
      phonetics: '/ˈkjʊəriəs/',
      definition: 'Wanting to know or learn more about something.',
      example: 'I’m curious – how did you learn to bake bread like this?',
    },
    {
      word: 'approachable',
      phonetics: '/əˈprəʊtʃəbəl/',
      definition: 'Friendly and easy to talk to.',
      example: 'Put your phone away and look up, and you’ll seem more approachable.',
    },
    {
      word: 'genuine',
      phonetics: '/ˈdʒenjuɪn/',
      definition: 'Real and honest, not pretended.',
      example: 'She asked with genuine interest and still remembered my answer weeks later.',
    },
    {
      word: 'open-ended',
      phonetics: '/ˌəʊpən ˈendɪd/',
      definition: 'Allowing many different answers, so that “yes” or “no” is not enough.',
      example: 'An open-ended question such as “How did you get into cooking?” invites a story.',
    },
    {
      word: 'interrupt',
      phonetics: '/ˌɪntəˈrʌpt/',
      definition: 'To start speaking while another person is still speaking or busy.',
      example: 'Sorry to interrupt, but is this seat taken?',
    },
    {
      word: 'eye contact',
      phonetics: '/ˈaɪ kɒntækt/',
      definition:
        'The act of looking into another person’s eyes while that person looks into yours.',
      example: 'Make eye contact for a moment, smile and then say hello.',
    },
  ],
  phrases: [
    {
      phrase: 'It’s busy in here today, isn’t it?',
      usage:
        'Use it as an opener in a café, a shop or a waiting room. Name something that you can both see, and add a question tag with a falling voice.',
      example: '“It’s busy in here today, isn’t it?” – “It is. I’ve never seen such a long queue.”',
    },
    {
      phrase: 'Do you mind if I join you?',
      usage:
        'Use it before you sit down or enter a group. To say that it is fine, answer “Not at all”, because “yes” would mean that you do mind.',
      example: '“Do you mind if I join you?” – “Not at all. Have a seat.”',
    },
    {
      phrase: 'So, what brings you here?',
      usage:
        'Use it at a party, a class or a conference. It means “Why did you come?”, but it is warmer and more polite.',
      example: '“So, what brings you here?” – “I work with Paula, and she told me about the talk.”',
    },
    {
      phrase: 'How do you know …?',
      usage: 'Use it at a party or a wedding to find the person who connects you. Add a name.',
      example: '“How do you know Anna?” – “We shared a flat when we were students.”',
    },
    {
      phrase: 'What do you do when you’re not working?',
      usage:
        'Use it after the usual question about jobs. It takes you to hobbies, family and plans, where most people like to talk.',
      example:
        '“What do you do when you’re not working?” – “I restore old bicycles. My hall is full of them.”',
    },
    {
      phrase: 'Really? How come?',
      usage:
        'Use it to ask for a reason with interest. It is informal. In a longer question, the word order does not change: “How come you moved?”',
      example: '“I’ve stopped using my car.” – “Really? How come?”',
    },
    {
      phrase: 'That reminds me …',
      usage: 'Use it to move naturally from the other person’s subject to one of your own.',
      example: 'That reminds me – did you ever try the bakery by the bridge?',
    },
    {
      phrase: 'Sorry, you were saying?',
      usage:
        'Use it to give the turn back when you, a phone call or a waiter interrupted the other person.',
      example: 'That was only the delivery driver. Sorry, you were saying?',
    },
    {
      phrase: 'Anyway, I’d better let you go.',
      usage:
        'Use it to end a conversation politely. It suggests that the other person is busy, so nobody feels rejected.',
      example: 'Anyway, I’d better let you go. Enjoy the rest of the conference.',
    },
    {
      phrase: 'It was lovely talking to you.',
      usage:
        'Use it as a last sentence with somebody you have just met. With people you know, say “Good to see you”.',
      example: 'It was lovely talking to you. I hope the new flat works out.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Question tags',
      explanation:
        'Add a short question to a statement when you expect the other person to agree. After a positive statement the tag is negative, and after a negative statement it is positive. Repeat the auxiliary verb of the statement, and if there is none, use do, does or did. “Isn’t it?” does not fit every sentence.',
      example:
        'It’s a beautiful view, isn’t it? You work with Paula, don’t you? They haven’t started yet, have they?',
    },
    {
      concept: 'Reply questions',
      explanation:
        'A reply question is a very short question that means “That’s interesting, tell me more”. Take the auxiliary verb from the sentence you heard, use do, does or did if there is none, and change “I” to “you”. Then add a comment or a question, so that the conversation moves on.',
      example:
        '“I’ve just moved here.” – “Have you? How are you finding it?” “I grew up on a farm.” – “Did you? That sounds like hard work.”',
    },
    {
      concept: 'Indirect questions',
      explanation:
        'Begin with “Do you know …”, “Could you tell me …” or “I was wondering …” to make a question softer. The rest has the word order of a statement: the subject comes before the verb, and there is no do, does or did. If the answer is “yes” or “no”, use “if”.',
      example:
        'Do you know where the coffee is? Could you tell me what time the talk starts? I was wondering if this seat is free.',
    },
    {
      concept: 'Open with the present perfect, continue with the past simple',
      explanation:
        'Ask about experience at any time up to now with the present perfect: “Have you ever …?”, “Have you been here before?” When you give a time or tell what happened, change to the past simple. This change is natural and often happens inside one short conversation.',
      example:
        '“Have you been to this festival before?” – “Yes, I have. I came with my brother two years ago, and we stayed until midnight.”',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'You are at a bus stop in the rain with one other person. Say three different openers, and choose the one that sounds most natural to you.',
        'Answer the question “How was your weekend?” in three sentences: one fact, one detail and one question back.',
        'Reply to each sentence with a reply question and a follow-up: “I’ve just come back from Japan.” “I don’t eat chocolate.” “My sister is a pilot.” “I was late again this morning.”',
        'Make these questions indirect: “Where is the station?” “What time does the café close?” “Is this seat free?”',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'You are at a wedding, sitting next to a guest you do not know. Talk for two minutes and find three things that you have in common. If you are alone, play both people.',
        'It is Monday morning in the office kitchen, and a new colleague comes in. Start a conversation, keep it going and end it, all in ninety seconds.',
        'Begin with the subject of coffee and move naturally to travel and then to work. Use “That reminds me” and “How come?” on the way.',
        'You are enjoying a conversation, but your train leaves in ten minutes. End it twice: once with a client and once with an old friend.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write five open-ended questions for somebody you meet at an English class. None of them may begin with a verb.',
        'Write a dialogue of ten lines between two passengers whose flight is late. Include two question tags, two reply questions and a polite ending.',
        'This conversation is dying: “Do you like your job?” – “Yes.” – “Do you live near here?” – “No.” Rewrite it so that it lives for at least eight lines.',
      ],
    },
  ],
  speakingTips: [
    'Let your voice fall on a question tag when you only want the other person to agree, and let it rise when you are really not sure.',
    'Say your first five words slowly. A stranger needs a moment to get used to your voice and accent.',
    'React before you ask again: “Oh, lovely.” “That must be hard.” “I know what you mean.”',
    'Stress the auxiliary verb in a reply question and let your voice rise: “DID you?” “HAVE you?”',
    'Buy time with words instead of silence: “Well, let me think …” or “That’s a good question.”',
    'Keep three small stories from your week ready: a film, a meal or a funny moment on the bus.',
  ],
  writingActivity:
    'Have one short conversation in English with a person you do not know well, face to face or online, and write a report about it (130–160 words). Say where you were, how you began, which questions worked well and how the conversation ended. Report at least one question with the right word order, for example “She asked me how long I had lived there.” Use at least five words or phrases from this lesson, and finish with one thing that you will do differently next time.',
  quizQuestions: [
    {
      question: 'Complete the question: “You’ve worked here for a long time, ____?”',
      options: ['isn’t it', 'don’t you', 'aren’t you', 'haven’t you'],
      correctAnswer: 3,
    },
    {
      question:
        'Which reply shows interest correctly? “I went to Iceland last month.” – “____ What was it like?”',
      options: ['Have you?', 'Did you?', 'Were you?', 'Do you?'],
      correctAnswer: 1,
    },
    {
      question: 'Which question is correct?',
      options: [
        'Could you tell me where are the lifts?',
        'Could you tell me where do the lifts are?',
        'Could you tell me where the lifts are?',
        'Could you tell to me where the lifts are?',
      ],
      correctAnswer: 2,
    },
    {
      question:
        'Which word completes the sentence? “He isn’t really a friend. He’s an ____ – we say hello at the gym.”',
      options: ['acquaintance', 'icebreaker', 'attendance', 'encounter'],
      correctAnswer: 0,
    },
    {
      question: 'Which of these questions is open-ended?',
      options: [
        'Do you like living in this part of town?',
        'Have you lived in this part of town for long?',
        'What do you like about this part of town?',
        'Is this part of town a good place to live?',
      ],
      correctAnswer: 2,
    },
    {
      question: 'You want to end a conversation with somebody you have just met. What do you say?',
      options: [
        'Anyway, I finish here. It was lovely to know with you.',
        'Anyway, I’d better let you go. It was lovely talking to you.',
        'Anyway, I let you to go now. It was lovely to speak you.',
        'Anyway, you’d better go now. It was lovely to be with me.',
      ],
      correctAnswer: 1,
    },
    {
      question:
        'Your phone rang while the other person was speaking. Which sentence gives the turn back?',
      options: [
        'Sorry, what you said?',
        'Sorry, you have said?',
        'Sorry, say you again?',
        'Sorry, you were saying?',
      ],
      correctAnswer: 3,
    },
  ],
}
