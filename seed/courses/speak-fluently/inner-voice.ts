import type { SeedLesson } from '../../seed-content.ts'

export const innerVoice: SeedLesson = {
  title: 'Your Inner Voice',
  objectives: [
    'Use the language of thoughts and feelings to describe the way you talk to yourself.',
    'Use reflexive pronouns to say what you do to, for and by yourself.',
    'Use reported speech to tell other people what your inner voice said.',
    'Use “should have” and “could have” to talk about a mistake without making it bigger than it was.',
    'Use reframing and the word “yet” to turn a harsh thought into a helpful one.',
  ],
  warmUpQuestions: [
    'In which language do you usually think? Does it change when you are tired or angry?',
    'What does your inner voice say in the minute before you have to speak English?',
    'Do you ever talk to yourself out loud? Where, and about what?',
    'Whose kind words do you still remember on a difficult day?',
    'Is it easier for you to forgive a friend’s mistake or your own? Why?',
  ],
  visualPrompt:
    'The picture shows a person who looks quiet on the outside while a smaller voice speaks inside. Describe the person’s face and guess what has just happened. What is the voice saying, and does it sound like a critic or like a friend? Finish with one sentence that you would like this person to hear.',
  keyTakeaways: [
    'Your inner voice is a habit of speech, and habits can change with practice.',
    'A thought is not always a fact, so ask yourself what you would see and hear on a video of the moment.',
    'Words such as “always”, “never” and “everybody” often show that your inner critic is exaggerating.',
    'Speak to yourself as you would speak to a good friend: honestly, kindly and with a next step.',
    'Add “yet” to a sentence with “I can’t”, and it becomes the beginning of a plan.',
    'Look back at a mistake once with “I should have …”, and then look forward with “Next time I’ll …”.',
    'A few minutes of self-talk in English each day are free speaking practice without an audience.',
  ],
  vocabulary: [
    {
      word: 'inner voice',
      phonetics: '/ˌɪnə ˈvɔɪs/',
      definition: 'The voice in your mind that comments on what you do, think and feel.',
      example: 'My inner voice told me to check the address again, and it was right.',
    },
    {
      word: 'self-talk',
      phonetics: '/ˈself tɔːk/',
      definition: 'The things you say to yourself, silently or out loud.',
      example: 'Before a race she uses calm self-talk: “Long steps, slow breath.”',
    },
    {
      word: 'self-doubt',
      phonetics: '/ˌself ˈdaʊt/',
      definition: 'The feeling that you are not good enough to do something.',
      example: 'Even experienced speakers have moments of self-doubt before they go on stage.',
    },
    {
      word: 'self-conscious',
      phonetics: '/ˌself ˈkɒnʃəs/',
      definition:
        'Nervous or embarrassed because you are thinking about how you look or sound to other people.',
      example: 'Omar felt self-conscious about his accent until a client praised his clear speech.',
    },
    {
      word: 'critic',
      phonetics: '/ˈkrɪtɪk/',
      definition: 'A person, or a voice in your head, that says what is wrong with something.',
      example: 'My inner critic is at its loudest just after I have sent an email.',
    },
    {
      word: 'harsh',
      phonetics: '/hɑːʃ/',
      definition: 'Unkind, or stricter than necessary.',
      example: 'You would never use such harsh words to a colleague.',
    },
    {
      word: 'compassionate',
      phonetics: '/kəmˈpæʃənət/',
      definition: 'Showing kindness to somebody who is having a hard time.',
      example: 'The nurse had a compassionate voice that made everybody feel safe.',
    },
    {
      word: 'overthink',
      phonetics: '/ˌəʊvəˈθɪŋk/',
      definition: 'To think about something for so long that it becomes harder to act.',
      example: 'Don’t overthink your answer. Say the first true thing that comes to mind.',
    },
    {
      word: 'exaggerate',
      phonetics: '/ɪɡˈzædʒəreɪt/',
      definition: 'To say that something is bigger, better or worse than it really is.',
      example: 'I said that everybody had laughed, but I was exaggerating. One person smiled.',
    },
    {
      word: 'reframe',
      phonetics: '/ˌriːˈfreɪm/',
      definition: 'To describe the same facts in a different and more useful way.',
      example: 'She reframed the interview in her mind: it was a conversation, not an exam.',
    },
    {
      word: 'reassure',
      phonetics: '/ˌriːəˈʃɔː/',
      definition: 'To say something that makes a person feel less worried.',
      example: 'I reassured myself that I had answered harder questions before.',
    },
    {
      word: 'perspective',
      phonetics: '/pəˈspektɪv/',
      definition: 'A way of seeing a situation, or a sensible idea of how important it is.',
      example: 'A week later, I saw the whole argument from a different perspective.',
    },
  ],
  phrases: [
    {
      phrase: 'be hard on yourself',
      usage:
        'Use it when somebody judges their own work too strictly. It is most common in the negative, as friendly advice.',
      example: 'Don’t be so hard on yourself. It was your first presentation in English.',
    },
    {
      phrase: 'talk yourself into something',
      usage:
        'Use it when you find good reasons and persuade yourself to do something. A verb that follows ends in -ing.',
      example: 'I talked myself into joining the speaking club by promising to stay ten minutes.',
    },
    {
      phrase: 'talk yourself out of something',
      usage:
        'Use it when you find reasons not to do something, often something that would be good for you.',
      example: 'I nearly talked myself out of going to the interview, and now I work there.',
    },
    {
      phrase: 'second-guess yourself',
      usage: 'Use it when you keep doubting a decision or an answer that you have already given.',
      example: 'I knew the right answer, but I second-guessed myself and changed it.',
    },
    {
      phrase: 'give yourself credit for something',
      usage:
        'Use it to say that somebody has done well and may be a little proud. After “for”, put a noun or an -ing form.',
      example: 'Give yourself credit for asking the first question in a room full of people.',
    },
    {
      phrase: 'go over something in your head',
      usage:
        'Use it when you repeat a conversation or a plan silently, either before or after it happens.',
      example: 'On the train home I went over the meeting in my head three times.',
    },
    {
      phrase: 'put things into perspective',
      usage:
        'Use it when something helps you to see that a problem is smaller than you thought. The subject is often an event or a conversation.',
      example:
        'A walk by the river put things into perspective: it was a broken printer, not a disaster.',
    },
    {
      phrase: 'Part of me …, but another part …',
      usage: 'Use it to describe two different feelings that you have at the same time.',
      example: 'Part of me wants to speak up, but another part is afraid of making mistakes.',
    },
    {
      phrase: 'not … yet',
      usage:
        'Use it to answer a negative thought. “Yet” usually stands at the end, and it says that the situation can change.',
      example:
        'I can’t follow films without subtitles yet, but I understood the news this morning.',
    },
    {
      phrase: 'What would I say to a friend?',
      usage:
        'Ask yourself this question when your inner voice becomes unkind. Then say the answer to yourself.',
      example:
        'I was angry with myself until I thought, “What would I say to a friend?” I would say, “Everybody forgets a name sometimes.”',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Reflexive pronouns: myself, yourself, themselves',
      explanation:
        'Use a reflexive pronoun when the person who acts and the person who receives the action are the same: I blamed myself, she taught herself. With several people say “ourselves”, “yourselves” and “themselves”. “By myself” means alone or without help. Some verbs that are reflexive in other languages are not reflexive in English: relax, concentrate, feel, remember, hurry.',
      example:
        'I told myself to slow down. Then I relaxed, concentrated on my breathing and felt better. I solved the problem by myself.',
    },
    {
      concept: 'Reporting what a voice or a person said',
      explanation:
        'When you report words or thoughts from the past, the verb usually moves one step back: am becomes was, can becomes could, will becomes would, and have done becomes had done. You tell a person, so say “I told myself that …” or “I said to myself that …”, but not “I said myself”. To report an instruction, use tell + person + to + verb.',
      example:
        'My inner voice said that I would forget everything. I told myself that I had prepared well and that I could ask for a moment. I told myself to breathe.',
    },
    {
      concept: 'Should have and could have',
      explanation:
        'Use “should have” + past participle for something that was a good idea but did not happen, and “shouldn’t have” for something that happened and was not a good idea. Use “could have” + past participle for something that was possible but did not happen. The word “have” never changes here. In speech it is short, /ˈʃʊdəv/, but write “should have” or “should’ve”, never “should of”.',
      example:
        'I should have asked for help earlier. I could have called Lena, but I was too proud. I shouldn’t have waited until the last evening.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'When is your inner voice at its loudest: in the morning, before a meeting or at night? Describe one typical moment.',
        'Tell the story of a time when your inner voice was wrong. Report its words with “It told me that …”.',
        'Talk about a person whose kind voice you still hear. What would this person say about your English?',
        'Describe something that you should have done differently last month. Then give yourself credit for one thing that you did well.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Say each thought in an inner critic’s voice, and then reframe it: “My accent is terrible.” “I always forget words.” “Everybody speaks better than I do.”',
        'Think aloud in English for one minute while you do something simple, such as making tea. Say what you are doing, what you are thinking and what comes next.',
        'You are a compassionate inner voice. A learner says, “I made three mistakes in the meeting, and I’ll never speak there again.” Answer for one minute with facts and a next step.',
        'Describe a decision that you are thinking about now. Begin with “Part of me …, but another part …”.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write down three things that your inner critic says, word for word. Next to each one, write a fact that does not agree with it.',
        'Report a short conversation with your inner voice in five sentences. Use “told myself”, “said that” and “would”.',
        'Write three sentences about your English with “not … yet” and “but I can already …”.',
      ],
    },
  ],
  speakingTips: [
    'Describe simple actions in English when you are alone: “I’m looking for my keys. Where did I leave them?” You can repair every sentence, because nobody is waiting.',
    'Stress the second part of a reflexive pronoun: mySELF, yourSELF, themSELVES.',
    'Do not say the letter b in “doubt”. It is /daʊt/ and rhymes with “out”.',
    'Make “should have” short and stress the verb after it: “I should’ve ASKED.”',
    'When you hear your own mistake, correct it calmly and continue: “She go – she goes – there every week.”',
    'Before you speak, give yourself an instruction that you can follow. “Finish your sentence” helps more than “Don’t make mistakes”.',
  ],
  writingActivity:
    'Write a dialogue between a harsh inner critic and a compassionate inner voice on the evening before an important interview (140–170 words). The critic speaks first. The kinder voice answers with facts instead of empty praise, and the dialogue ends with a decision for the next morning. Use at least four words and two phrases from this lesson, one reflexive pronoun and one sentence with “should have”.',
  quizQuestions: [
    {
      question: 'Which sentence is correct?',
      options: [
        'I concentrated myself on breathing and felt better.',
        'I concentrated on my breathing and felt me better.',
        'I concentrated on my breathing and felt better.',
        'I concentrated me on my breathing and felt better.',
      ],
      correctAnswer: 2,
    },
    {
      question: 'Complete the sentence: “Before the exam I ____ well prepared, and I stayed calm.”',
      options: [
        'told myself that I was',
        'said myself that I was',
        'told me that I was',
        'told that I was',
      ],
      correctAnswer: 0,
    },
    {
      question:
        'Which word completes the sentence? “You forgot one word, not the whole speech. Your inner voice is ____.”',
      options: ['encouraging', 'apologising', 'reassuring', 'exaggerating'],
      correctAnswer: 3,
    },
    {
      question:
        'Complete the sentence: “I was too shy to join the club, but in the end I talked myself ____ it, and I loved the first meeting.”',
      options: ['out of', 'into', 'over', 'up to'],
      correctAnswer: 1,
    },
    {
      question: 'Complete the sentence: “My talk went well in the end. I ____ so much about it.”',
      options: [
        'shouldn’t had worried',
        'shouldn’t to have worried',
        'shouldn’t have worry',
        'shouldn’t have worried',
      ],
      correctAnswer: 3,
    },
    {
      question:
        'Complete the sentence: “You have only been learning for a year. Don’t be so ____ yourself.”',
      options: ['hard to', 'hard for', 'hard on', 'hardly on'],
      correctAnswer: 2,
    },
    {
      question: 'Which sentence reframes the thought “I can’t speak on the phone” most helpfully?',
      options: [
        'I can’t speak on the phone yet, so I’ll practise with a friend.',
        'I never speak well on the phone, so I’ll always send an email.',
        'I must speak perfectly on the phone, or I’ll say nothing at all.',
        'I should already speak well on the phone, so I must be lazy.',
      ],
      correctAnswer: 0,
    },
  ],
}
