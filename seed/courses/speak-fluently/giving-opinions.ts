import type { SeedLesson } from '../../seed-content.ts'

export const givingOpinions: SeedLesson = {
  title: 'Giving Opinions: Agreeing and Disagreeing Politely',
  objectives: [
    'Use opinion phrases such as “As I see it” and “I’d say that” to share your view clearly and calmly.',
    'Use strong and partial agreement to show exactly how far you agree with someone.',
    'Use softening words and modal verbs to disagree without sounding rude.',
    'Use “although”, “despite” and “however” to present two sides of a question.',
    'Use follow-up questions to invite other people into the conversation.',
  ],
  warmUpQuestions: [
    'When did you last change your mind after a conversation? What did the other person say?',
    'In your first language, how do people show that they disagree? Do they say it directly or leave it unsaid?',
    'Is it easier for you to disagree with a friend, with a colleague or with a stranger? Why?',
    'Think of someone who is good at discussing difficult subjects. What exactly does this person do?',
    'Have you ever said “yes” in English only because “no, but …” felt too difficult?',
  ],
  visualPrompt:
    'Look at the lake at dawn. One person might call this scene peaceful, while another might call it lonely or simply cold. Which word would you choose, and what do you see that supports your choice? Now imagine that a friend has chosen the opposite word, and answer politely in two sentences.',
  keyTakeaways: [
    'A good opinion has two parts: what you think and why you think it. One clear reason is better than three weak ones.',
    'Show that you have listened before you disagree. “I see what you mean, but …” keeps the other person open to your idea.',
    '“Agree” is a verb in English. Say “I agree”, never “I am agree”.',
    'Partial agreement is often the most honest answer. “I agree up to a point” lets you accept one idea and question another.',
    'Words such as “might”, “a bit” and “not sure” do not make you weak. They make it easier for people to listen to you.',
    'Finish with a question. A discussion works best when everyone has space to speak.',
  ],
  vocabulary: [
    {
      word: 'viewpoint',
      phonetics: '/ˈvjuːpɔɪnt/',
      definition: 'A way of thinking about a subject.',
      example: 'Before we decide, I’d like to hear the viewpoint of the sales team.',
    },
    {
      word: 'convinced',
      phonetics: '/kənˈvɪnst/',
      definition: 'Completely sure that something is true or right.',
      example: 'I’m convinced that short meetings save us time.',
    },
    {
      word: 'persuade',
      phonetics: '/pəˈsweɪd/',
      definition: 'To make someone agree to do or believe something by giving good reasons.',
      example: 'She persuaded her manager to try a four-day week.',
    },
    {
      word: 'tactful',
      phonetics: '/ˈtæktfəl/',
      definition: 'Careful not to say anything that could upset or embarrass someone.',
      example: 'He was tactful about my mistake and mentioned it only when we were alone.',
    },
    {
      word: 'blunt',
      phonetics: '/blʌnt/',
      definition: 'Saying exactly what you think, even if it is not polite.',
      example: 'To be blunt, I didn’t enjoy the film at all.',
    },
    {
      word: 'valid',
      phonetics: '/ˈvælɪd/',
      definition: 'Based on good reasons, so that people should take it seriously.',
      example: 'That’s a valid point – the old building really is hard to heat.',
    },
    {
      word: 'acknowledge',
      phonetics: '/əkˈnɒlɪdʒ/',
      definition: 'To say or show that you accept that something is true.',
      example: 'I acknowledge that the plan is expensive, but it solves the problem.',
    },
    {
      word: 'drawback',
      phonetics: '/ˈdrɔːbæk/',
      definition: 'A disadvantage or a negative side of something.',
      example: 'The only drawback of the flat is the noise from the street.',
    },
    {
      word: 'reservation',
      phonetics: '/ˌrezəˈveɪʃən/',
      definition:
        'A doubt about whether something is right or good (often plural: to have reservations about something).',
      example: 'I like the idea, but I have some reservations about the cost.',
    },
    {
      word: 'compromise',
      phonetics: '/ˈkɒmprəmaɪz/',
      definition:
        'An agreement in which each side accepts a little less than it wanted (also used as a verb).',
      example: 'We reached a compromise: two days at home and three in the office.',
    },
    {
      word: 'common ground',
      phonetics: '/ˌkɒmən ˈɡraʊnd/',
      definition: 'Ideas or interests that people share, even if they disagree about other things.',
      example: 'They argued for an hour before they found some common ground.',
    },
    {
      word: 'controversial',
      phonetics: '/ˌkɒntrəˈvɜːʃəl/',
      definition: 'Causing a lot of public disagreement.',
      example: 'The plan to close the town centre to cars is very controversial.',
    },
  ],
  phrases: [
    {
      phrase: 'As I see it, …',
      usage:
        'A calm way to begin your opinion in a discussion or a meeting. It tells people that this is your view and that other views are possible.',
      example: 'As I see it, the real problem is time, not money.',
    },
    {
      phrase: 'I’d say that …',
      usage:
        'A soft, everyday way to give an opinion or an estimate. The word “would” makes it less direct than “I say” or “I think”.',
      example: 'I’d say that most people learn faster when they enjoy the subject.',
    },
    {
      phrase: 'I couldn’t agree more.',
      usage:
        'Use it when you agree one hundred per cent. The form is negative, but the meaning is very positive.',
      example: '“We need fewer emails.” – “I couldn’t agree more.”',
    },
    {
      phrase: 'I agree up to a point.',
      usage:
        'Use it when you accept only part of an idea. People will expect a “but” next, so have your reason ready.',
      example: 'I agree up to a point, but not everyone can work from home.',
    },
    {
      phrase: 'That’s a good point, but …',
      usage:
        'Use it to acknowledge a good argument before you add a different one. It works in both formal and informal situations.',
      example: 'That’s a good point, but have we thought about our older customers?',
    },
    {
      phrase: 'I see what you mean, but …',
      usage:
        'Use it to show that you have understood before you disagree. Say the first part slowly, so that it sounds sincere.',
      example: 'I see what you mean, but I still think Friday is too late.',
    },
    {
      phrase: 'I’m not sure I agree with that.',
      usage:
        'A polite way to disagree with a colleague or someone you don’t know well. In real life it usually means “I don’t agree”.',
      example: 'I’m not sure I agree with that. In my experience, people read very few reports.',
    },
    {
      phrase: 'I’m afraid I see it differently.',
      usage:
        'A clear but respectful disagreement, useful with a manager or a client. “I’m afraid” means “I’m sorry to say” here and has nothing to do with fear.',
      example: 'I’m afraid I see it differently. The quality matters more than the price.',
    },
    {
      phrase: 'What’s your take on this?',
      usage:
        'A friendly way to ask for an opinion. Use it to bring a quiet person into the discussion.',
      example: 'Maria, you’ve worked with this client before. What’s your take on this?',
    },
    {
      phrase: 'Let’s agree to disagree.',
      usage:
        'Use it to end a friendly argument when neither person is going to change their mind. Say it with a smile.',
      example: 'You love camping and I love hotels, so let’s agree to disagree.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Patterns with “agree”',
      explanation:
        '“Agree” is an ordinary verb, so it takes “do” in questions and negatives and does not need “be”. You agree with a person or an idea, agree on something you decide together, and agree to do something.',
      example:
        'I agree with Tom, but I don’t agree with his reasons. We agreed on a date very quickly. They agreed to pay half of the cost.',
    },
    {
      concept: 'Modal verbs for softer opinions',
      explanation:
        '“Might”, “could” and “would” turn a fact into a suggestion. Use them when you are not completely sure, or when you are sure but want to be diplomatic.',
      example:
        'It might be better to wait until Monday. We could ask the customers first. I’d say that the second design is clearer.',
    },
    {
      concept: 'Softening a negative opinion',
      explanation:
        'English speakers often avoid a strong negative word. They use “not very” or “not really” with a positive word, or put “a bit”, “a little” or “slightly” before a negative one.',
      example:
        'The instructions aren’t very clear. (= They are confusing.) The hotel is a bit far from the station. I’m not really happy with the colour.',
    },
    {
      concept: 'Contrast with “although”, “despite” and “however”',
      explanation:
        '“Although” is followed by a subject and a verb. “Despite” is followed by a noun or an -ing form. “However” usually starts a new sentence and has a comma after it.',
      example:
        'Although the rent is high, I like the flat. Despite the high rent, I like the flat. The rent is high. However, I like the flat.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Give your opinion in 30 seconds: “Everyone should learn to cook at school.” Start with “As I see it, …” and give one reason and one example.',
        'Give your opinion in 30 seconds: “Remote work makes people lonely.” Include “might” or “could” at least once.',
        'Give your opinion in 45 seconds: “It’s better to rent a home than to buy one.” Mention one drawback of your own choice, using “although” or “despite”.',
        'Choose a subject that is controversial in your country and explain both sides in one minute. Finish with the question “What’s your take on this?”',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Your friend says, “Public transport should be free for everyone.” Agree strongly and add a reason your friend has not mentioned.',
        'Your colleague says, “We should have a team meeting every morning.” Agree up to a point, and then suggest a compromise.',
        'Your manager says, “Let’s cut the training budget this year.” Disagree politely in three sentences: acknowledge, disagree, suggest.',
        'A stranger at a dinner says, “Nobody reads books any more.” Show that you have understood, disagree gently, and ask a question back.',
        'Record your answer to the manager twice: first as a very blunt person, and then as a very tactful one. Listen to both. What changes in your words and in your voice?',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Rewrite this message so that it sounds polite: “You are wrong. The report is bad and too long. Do it again.”',
        'Write three replies to “Social media does more harm than good”: one that agrees strongly, one that agrees partly and one that disagrees politely.',
        'Join these ideas in two different ways, with “although” and with “despite”: The course was expensive. I learned a lot.',
        'Write four sentences about a rule at work or at home that you would like to change. Include the words “viewpoint”, “drawback” and “valid”.',
      ],
    },
  ],
  speakingTips: [
    'Keep your voice low and level when you disagree. A rising, fast voice sounds angry even if the words are polite.',
    'Stress the small softening words: “I’m not SURE I agree.” This is where the politeness lives.',
    'Pause for one second before “but”. It shows that you have thought about the other person’s idea.',
    'Use the person’s name or repeat one of their words before you answer. It proves that you have listened.',
    'Learn three phrases so well that they come without thinking: one to agree, one to disagree and one to ask.',
  ],
  writingActivity:
    'A website for adult learners is asking for short opinion texts on this question: “Should companies stop sending emails after six o’clock?” Write 120–150 words. Give your opinion and one clear reason, acknowledge one valid argument from the other side, and finish by suggesting a compromise. Use at least three phrases from this lesson and one sentence with “although” or “despite”.',
  quizQuestions: [
    {
      question: 'Which sentence is correct?',
      options: [
        'I am agree with you about the price.',
        'I am agreed to you about the price.',
        'I agree with you about the price.',
        'I agree to you about the price.',
      ],
      correctAnswer: 2,
    },
    {
      question:
        'A friend says, “This café makes the best coffee in town.” You think exactly the same. What do you say?',
      options: [
        'I couldn’t agree more.',
        'I agree up to a point.',
        'I could agree with it.',
        'I’m not sure I agree.',
      ],
      correctAnswer: 0,
    },
    {
      question:
        'Your colleague says, “I have some reservations about the new plan.” What does she mean?',
      options: [
        'She has booked a room for it.',
        'She has high hopes for it.',
        'She has saved money for it.',
        'She has some doubts about it.',
      ],
      correctAnswer: 3,
    },
    {
      question:
        'Choose the word that completes the sentence: “___ the rent is high, I like the flat.”',
      options: ['Despite', 'Although', 'However', 'In spite of'],
      correctAnswer: 1,
    },
    {
      question:
        'Your manager suggests an idea that you don’t like. Which reply is the clearest and most polite?',
      options: [
        'I don’t agree with this bad idea.',
        'You’re not right about this one.',
        'I’m against you on this question.',
        'I’m afraid I see it differently.',
      ],
      correctAnswer: 3,
    },
    {
      question:
        'Someone who tells you about a problem without hurting your feelings is being very ___.',
      options: ['blunt', 'convinced', 'tactful', 'valid'],
      correctAnswer: 2,
    },
    {
      question: 'Which sentence is the softest way to give this advice?',
      options: [
        'It has to be better to wait a day.',
        'It might be better to wait a day.',
        'It’s certainly better to wait a day.',
        'It will be better to wait a day.',
      ],
      correctAnswer: 1,
    },
  ],
}
