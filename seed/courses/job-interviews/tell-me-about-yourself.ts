import type { SeedLesson } from '../../seed-content.ts'

export const tellMeAboutYourself: SeedLesson = {
  title: 'Tell Me About Yourself',
  objectives: [
    'Use the present–past–future structure to introduce yourself in about 90 seconds.',
    'Use the present perfect with “for” and “since” to talk about experience that is still continuing.',
    'Use phrases such as “In my current role, I’m responsible for …” to describe your work precisely.',
    'Use one concrete achievement to show your strengths instead of only listing adjectives.',
    'Use a closing sentence that connects your story to the job you want.',
  ],
  warmUpQuestions: [
    'Why do you think so many interviews begin with “Tell me about yourself”?',
    'What would you tell a new neighbour about yourself that you would not tell an interviewer?',
    'Is it normal in your culture to speak openly about your achievements? How does it feel to do it in English?',
    'Think of one good day at work or in your studies last year. What did you do, and which strength did you use?',
    'If you had only one sentence to introduce yourself, what would it be?',
  ],
  visualPrompt:
    'Look at the lake at dawn. The day is just beginning, and the water shows both the dark shore behind it and the light that is coming. A good introduction works in the same way: it shows where you are now, what is behind you and where you are going. Choose one detail in the picture for each of these three parts, and use it to say one sentence about yourself.',
  keyTakeaways: [
    'The interviewer does not want your life story. Choose three or four facts that are relevant to this job.',
    'Present, past, future is an easy map to remember: what you do now, how you got here and why you want this job.',
    'Aim for about 90 seconds. It is long enough to be interesting and short enough to leave space for questions.',
    'One example with a number or a result is stronger than five adjectives such as “hard-working” or “motivated”.',
    'Tailor the last two sentences to each company. They show that you know where you are and why.',
    'Learn the order of your ideas, not every word. An answer learned by heart rarely sounds like you.',
  ],
  vocabulary: [
    {
      word: 'background',
      phonetics: '/ˈbækɡraʊnd/',
      definition: 'Your education, your experience and the kind of work you have done.',
      example: 'She has a background in nursing and now works in hospital management.',
    },
    {
      word: 'role',
      phonetics: '/rəʊl/',
      definition: 'A person’s job or the tasks they have in an organisation.',
      example: 'In my last role, I looked after our customers in Spain and Italy.',
    },
    {
      word: 'responsibility',
      phonetics: '/rɪˌspɒnsəˈbɪləti/',
      definition: 'Something that it is your job or duty to deal with.',
      example: 'My main responsibility is planning the work of six drivers.',
    },
    {
      word: 'achievement',
      phonetics: '/əˈtʃiːvmənt/',
      definition: 'Something good that you have succeeded in doing by your own effort.',
      example: 'Opening our second shop was my biggest achievement last year.',
    },
    {
      word: 'strength',
      phonetics: '/streŋθ/',
      definition: 'A good quality or ability that makes you effective.',
      example: 'One of my strengths is explaining technical things in simple words.',
    },
    {
      word: 'expertise',
      phonetics: '/ˌekspɜːˈtiːz/',
      definition: 'A high level of knowledge or skill in a particular subject.',
      example: 'They were looking for someone with expertise in food safety.',
    },
    {
      word: 'relevant',
      phonetics: '/ˈreləvənt/',
      definition: 'Closely connected with the subject or the situation.',
      example: 'I left out my summer job because it wasn’t relevant to the position.',
    },
    {
      word: 'transferable skill',
      phonetics: '/trænsˌfɜːrəbəl ˈskɪl/',
      definition: 'An ability from one job that is also useful in a different job.',
      example: 'Dealing with angry guests taught me a transferable skill: patience.',
    },
    {
      word: 'graduate',
      phonetics: '/ˈɡrædʒueɪt/',
      definition:
        'To complete a university course and get a degree (the noun is pronounced /ˈɡrædʒuət/).',
      example: 'I graduated from the University of Porto in 2018.',
    },
    {
      word: 'recruiter',
      phonetics: '/rɪˈkruːtə/',
      definition: 'A person whose job is to find new employees for a company.',
      example: 'A recruiter called me about a position in Dublin.',
    },
    {
      word: 'tailor',
      phonetics: '/ˈteɪlə/',
      definition: 'To change something so that it fits a particular person or purpose.',
      example: 'I tailor my introduction to every job I apply for.',
    },
    {
      word: 'enthusiastic',
      phonetics: '/ɪnˌθjuːziˈæstɪk/',
      definition: 'Showing a lot of interest in something and excitement about it.',
      example: 'He sounded really enthusiastic when he spoke about his team.',
    },
  ],
  phrases: [
    {
      phrase: 'I’m currently working as …',
      usage:
        'Use it to open the present part of your answer. Remember the article before the job title: “as a nurse”, “as an engineer”.',
      example: 'I’m currently working as an accountant in a small design company.',
    },
    {
      phrase: 'In my current role, I’m responsible for …',
      usage:
        'Use it to explain what you really do. After “for”, use a noun or an -ing form, and choose tasks that matter for the new job.',
      example: 'In my current role, I’m responsible for training new staff.',
    },
    {
      phrase: 'I have a background in …',
      usage:
        'Use it to sum up your education or earlier work in one line. It is very useful if your career has had several turns.',
      example:
        'I have a background in tourism, so I’m used to working with people from many countries.',
    },
    {
      phrase: 'I’ve been working in … for …',
      usage:
        'Use it to say how long your experience has lasted up to now. Use “since” instead of “for” if you give the starting point.',
      example: 'I’ve been working in logistics for six years.',
    },
    {
      phrase: 'Before that, I …',
      usage:
        'Use it to move to the past part of your answer. Continue in the past simple, and keep this part short.',
      example: 'Before that, I spent three years in a hotel in Lisbon.',
    },
    {
      phrase: 'One thing I’m proud of is …',
      usage:
        'Use it to introduce an achievement without sounding as if you are showing off. Add a number or a result.',
      example:
        'One thing I’m proud of is our new booking system, which cut waiting times by a third.',
    },
    {
      phrase: 'What I enjoy most is …',
      usage: 'Use it to show motivation. Mention something that you would also do in the new job.',
      example: 'What I enjoy most is solving problems that nobody has solved before.',
    },
    {
      phrase: 'I’m now looking for …',
      usage:
        'Use it to begin the future part. Say what you want to move towards, not what you want to escape from.',
      example: 'I’m now looking for a role with more contact with customers.',
    },
    {
      phrase: 'That’s what drew me to this position.',
      usage:
        'Use it near the end to connect your story to the job. “Drew” is the past of “draw” and means “attracted” here.',
      example: 'You train your own people, and that’s what drew me to this position.',
    },
    {
      phrase: 'I’d be happy to tell you more about …',
      usage:
        'Use it to finish politely. It gives the interviewer an easy next question about a subject you know well.',
      example: 'I’d be happy to tell you more about the project in Warsaw.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Present simple and present continuous for your work now',
      explanation:
        'Use the present simple for permanent facts and routine tasks. Use the present continuous for something temporary or in progress, often with “currently” or “at the moment”.',
      example:
        'I work for a travel company and I manage its website. At the moment I’m working on a new booking page. I’m also taking an evening course in design.',
    },
    {
      concept: 'Experience up to now: present perfect with “for” and “since”',
      explanation:
        'For an activity that began in the past and continues today, use “have been” with an -ing form, or “have” with a past participle for verbs such as “be” and “know”. “For” goes with a length of time and “since” with a starting point. English does not use the present simple or the present continuous here.',
      example:
        'I’ve been working in marketing since 2019. I’ve been a team leader for two years. (Not: I work in marketing since 2019.)',
    },
    {
      concept: 'Past simple for finished steps',
      explanation:
        'Use the past simple for jobs, studies and events that are over, especially when you give a date. With a finished time such as “in 2018” or “last year”, you cannot use the present perfect.',
      example:
        'I graduated in 2018 and moved to Prague. Then I joined a small start-up, where I learned to do a bit of everything. I left in 2021 to work for a bigger company.',
    },
    {
      concept: 'Adjective, preposition and -ing form',
      explanation:
        'Many useful interview adjectives need a fixed preposition: responsible for, interested in, good at, used to, proud of. If a verb follows the preposition, it takes the -ing form.',
      example:
        'I’m good at organising events. I’m interested in learning more about your products. I’m used to working with people in other time zones.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Present: say in 30 seconds what you do now. Include “I’m currently working as …” (or “I’m currently studying …”) and two responsibilities.',
        'Past: say in 30 seconds how you got here. Use “Before that, …” and at least three verbs in the past simple.',
        'Future: say in 30 seconds what you are looking for and why this company is right for you. End with “That’s what drew me to this position.”',
        'Now put the three parts together and record your whole answer. Is it between 75 and 100 seconds long? If it is longer, remove the least relevant fact.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'A recruiter calls while you are on the bus and asks, “Could you tell me a little about yourself?” Answer in 20 seconds.',
        'Choose three adjectives that describe you. For each one, give a real example instead of the adjective. Use “One thing I’m proud of is …” once.',
        'You are changing careers. Explain two transferable skills from your old job and how they will help you in the new one.',
        'Give the same introduction for two very different employers, such as a bank and a small charity. What did you tailor?',
        'The interviewer asks, “And what do you enjoy most about your work?” Answer in three sentences and sound enthusiastic.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write the first two sentences of your introduction in three versions. Then choose the one that sounds most like you.',
        'Complete these sentences about yourself: “I’ve been … since …” “I’ve been … for …” “I have a background in …”',
        'Correct these sentences: “I work here since three years.” “I have graduated in 2017.” “I’m responsible of train the new people.”',
        'Find a real job advertisement. Write three facts about yourself that match it, and one fact that you will leave out because it is not relevant.',
      ],
    },
  ],
  speakingTips: [
    'Smile and breathe before your first word. People can hear a smile, even on the phone.',
    'Say your job title and your company name slowly. They are new words for the listener.',
    'Stress the words that carry meaning, such as numbers, verbs and results: “We cut WAITING times by a THIRD.”',
    'Make a small pause between the present, the past and the future part, as if you were turning a page.',
    'Practise with only three keywords on a card. If you lose your place, look at the next keyword in your mind.',
    'Let your voice fall on the last sentence and then stop. A clear ending sounds confident.',
  ],
  writingActivity:
    'Write the “About” text for your profile on a professional network, in 120–150 words and in the first person. Begin with what you do now, continue with the one or two steps that brought you here, describe one achievement with a number or a clear result, and finish with what you are looking for next. Use at least one sentence with “for” or “since” and two phrases from this lesson.',
  quizQuestions: [
    {
      question: 'Complete the sentence: “I ___ in marketing since 2019.”',
      options: ['am still working', 'was still working', 'have been working', 'already work'],
      correctAnswer: 2,
    },
    {
      question: 'Complete the sentence: “In my current role, I’m responsible ___ new staff.”',
      options: ['of training', 'for train', 'to train', 'for training'],
      correctAnswer: 3,
    },
    {
      question: 'What is a transferable skill?',
      options: [
        'an ability that helps you in different jobs',
        'an ability that only experts have learned',
        'an ability that you can teach to a colleague',
        'an ability that you lose if you change jobs',
      ],
      correctAnswer: 0,
    },
    {
      question: 'Complete the sentence: “I’m currently working ___ in a small company.”',
      options: ['like an accountant', 'as an accountant', 'as accountant', 'how accountant'],
      correctAnswer: 1,
    },
    {
      question: 'Complete the sentence: “I ___ from university in 2018 and moved to Prague.”',
      options: ['graduated', 'graduate', 'have graduated', 'did graduated'],
      correctAnswer: 0,
    },
    {
      question: 'Your teacher says, “Tailor your introduction.” What should you do?',
      options: [
        'Make it as short as you can.',
        'Learn all of it by heart.',
        'Write it in formal English.',
        'Change it to fit the job.',
      ],
      correctAnswer: 3,
    },
    {
      question: 'Which sentence correctly connects your story to the job?',
      options: [
        'That’s what drew to me this position.',
        'That’s what drew me in this position.',
        'That’s what drew me to this position.',
        'That’s what drawn me to this position.',
      ],
      correctAnswer: 2,
    },
  ],
}
