import type { SeedLesson } from '../../seed-content.ts'

export const starAnswers: SeedLesson = {
  title: 'STAR Answers to Behavioural Questions',
  objectives: [
    'Use the four STAR steps – situation, task, action, result – to tell a clear story from your experience.',
    'Use the past continuous and the past simple to set a scene and say what happened.',
    'Use “I” with strong active verbs to show exactly what you did yourself.',
    'Use linking phrases such as “as a result” and “this led to” to explain the effect of your actions.',
    'Use a closing sentence about what you learned to turn a problem into a strength.',
  ],
  warmUpQuestions: [
    'Why do interviewers ask “Tell me about a time when …” instead of “Are you a good team player?”',
    'Think of a problem you solved in the last two years. Who was there, and what did you do first?',
    'Are you a good storyteller in your own language? What makes people listen to a story until the end?',
    'When you describe a success, do you usually say “I” or “we”? Is it different in English?',
    'Which question about your past would you rather not hear in an interview? Why?',
  ],
  visualPrompt:
    'Look at the lake at dawn and imagine that a story begins here. What is the situation, and who has to cross the water? What must this person do, what action do they take, and what has changed by the time the sun is up? Tell the story in four sentences, one for each letter of STAR.',
  keyTakeaways: [
    'A behavioural question asks for one real event. “I always stay calm” is not an answer, but “Last May, a client cancelled” is a beginning.',
    'Keep the situation and the task short. More than half of your answer should be about your actions.',
    'Say “we” for the team and “I” for your part. The interviewer wants to know what you did.',
    'Give a result the listener can measure or picture: a number, a date, a decision or a customer’s words.',
    'A story about a mistake is welcome if it ends with what you learned and what you do differently now.',
    'Prepare five good stories. With small changes, they can answer most behavioural questions.',
  ],
  vocabulary: [
    {
      word: 'behavioural',
      phonetics: '/bɪˈheɪvjərəl/',
      definition:
        'Connected with how someone acts (a behavioural question asks what you did in a real situation).',
      example: 'The second interview had six behavioural questions.',
    },
    {
      word: 'challenge',
      phonetics: '/ˈtʃælɪndʒ/',
      definition: 'Something new or difficult that needs effort and skill.',
      example: 'Leading a team in three countries was a real challenge.',
    },
    {
      word: 'obstacle',
      phonetics: '/ˈɒbstəkəl/',
      definition: 'Something that makes it difficult to do what you want to do.',
      example: 'The biggest obstacle was the lack of reliable data.',
    },
    {
      word: 'initiative',
      phonetics: '/ɪˈnɪʃətɪv/',
      definition:
        'The ability to decide and act without being told (often: to take the initiative).',
      example: 'Nobody was answering the customers, so I took the initiative and wrote to them.',
    },
    {
      word: 'tackle',
      phonetics: '/ˈtækəl/',
      definition: 'To make a determined effort to deal with a problem.',
      example: 'We tackled the most urgent complaints first.',
    },
    {
      word: 'prioritise',
      phonetics: '/praɪˈɒrɪtaɪz/',
      definition: 'To decide which tasks are most important and do them first.',
      example: 'With only two days left, I had to prioritise.',
    },
    {
      word: 'delegate',
      phonetics: '/ˈdelɪɡeɪt/',
      definition:
        'To give part of your work to someone else to do (the noun is pronounced /ˈdelɪɡət/).',
      example: 'I delegated the invitations to a colleague and took care of the speakers myself.',
    },
    {
      word: 'conflict',
      phonetics: '/ˈkɒnflɪkt/',
      definition: 'A serious disagreement between people or groups.',
      example: 'There was a conflict between the designers and the sales team.',
    },
    {
      word: 'setback',
      phonetics: '/ˈsetbæk/',
      definition: 'A problem that delays your progress or makes your position worse.',
      example: 'Losing our main supplier was a serious setback, but we still finished on time.',
    },
    {
      word: 'outcome',
      phonetics: '/ˈaʊtkʌm/',
      definition: 'The final result of an action or a situation.',
      example: 'The outcome was better than we expected: both clients stayed.',
    },
    {
      word: 'measurable',
      phonetics: '/ˈmeʒərəbəl/',
      definition: 'Large or clear enough to be measured, for example in numbers.',
      example: 'The training had a measurable effect: complaints fell by 20 per cent.',
    },
    {
      word: 'feedback',
      phonetics: '/ˈfiːdbæk/',
      definition: 'Comments about how well someone has done something (no plural).',
      example: 'I asked for feedback after every workshop.',
    },
  ],
  phrases: [
    {
      phrase: 'One situation that comes to mind is …',
      usage:
        'Use it to start your story and to win a second of thinking time. It shows that you have chosen one real event.',
      example: 'One situation that comes to mind is our office move last spring.',
    },
    {
      phrase: 'At the time, I was working as …',
      usage:
        'Situation: use it to give the background in one sentence. Say where you were and what your job was.',
      example: 'At the time, I was working as a receptionist in a busy hotel.',
    },
    {
      phrase: 'It was up to me to …',
      usage:
        'Task: use it to say that something was your responsibility. It is followed by the infinitive.',
      example: 'It was up to me to find a new supplier by Friday.',
    },
    {
      phrase: 'I was asked to …',
      usage:
        'Task: use it when someone else gave you the task. The passive keeps the attention on you.',
      example: 'I was asked to organise the training for 40 new employees.',
    },
    {
      phrase: 'The first thing I did was …',
      usage:
        'Action: use it to begin your list of steps. Continue with “then”, “after that” and “finally”.',
      example: 'The first thing I did was call every customer on the list.',
    },
    {
      phrase: 'I made sure that …',
      usage: 'Action: use it to show that you were careful and checked an important detail.',
      example: 'I made sure that everybody knew the new timetable.',
    },
    {
      phrase: 'As a result, …',
      usage:
        'Result: use it at the beginning of a sentence to show the effect of your actions. It is a little more formal than “so”.',
      example: 'As a result, we delivered two days early.',
    },
    {
      phrase: 'This led to …',
      usage:
        'Result: use it to connect an action with its effect. After “to”, use a noun or an -ing form.',
      example: 'This led to a new contract worth twice as much.',
    },
    {
      phrase: 'What I learned from this was …',
      usage:
        'Use it after the result, especially in a story about a mistake or a conflict. It shows that you think about your work.',
      example: 'What I learned from this was to ask more questions at the beginning.',
    },
    {
      phrase: 'Looking back, I would have …',
      usage:
        'Use it with a past participle to say what you would do differently now. It turns a weak moment into proof of experience.',
      example: 'Looking back, I would have spoken to the team sooner.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Setting the scene: past continuous and past simple',
      explanation:
        'Use the past continuous (was or were with -ing) for the background that was in progress. Use the past simple for the event that happened and for each action you took.',
      example:
        'We were testing a new system when the server broke down. I was preparing the report, but I stopped at once. I called the technician and informed the clients.',
    },
    {
      concept: 'Going one step further back: past perfect',
      explanation:
        'Use “had” and a past participle for something that happened before the main events of your story. It saves you from telling the story in the wrong order. You need it only once or twice in an answer.',
      example:
        'When I arrived, the client had already left. Nobody had told her about the delay. I wrote to her the same evening and explained what had happened.',
    },
    {
      concept: 'Active verbs for your actions, passive for the task',
      explanation:
        'The passive is useful when a task was given to you: “I was asked to …”. In the action part, use the active voice with “I” and a precise verb such as “called”, “suggested”, “checked” or “organised”.',
      example:
        'I was given two weeks to fix the problem. I spoke to the drivers, checked the routes and suggested a new plan. (Not: A new plan was suggested.)',
    },
    {
      concept: 'Cause and effect: “as a result” and “as a result of”',
      explanation:
        '“As a result” stands alone before a full sentence. “As a result of” is followed by a noun or an -ing form. “Lead to” (past: led to) also takes a noun or an -ing form, never an infinitive.',
      example:
        'We changed the timetable. As a result, nobody had to wait. As a result of the change, complaints fell by half.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Situation and task: in 20 seconds, set the scene for a problem at work, at university or at home. Use the past continuous once and “It was up to me to …”.',
        'Action: in 45 seconds, describe what you did about that problem. Use “I” and at least four precise verbs, beginning with “The first thing I did was …”.',
        'Result: in 20 seconds, say what changed. Include one measurable outcome and the sentence “What I learned from this was …”.',
        'Put the parts together and record the whole answer. Listen for the word “we”, and change it to “I” where the action was yours.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Tell me about a time when you had to work under pressure. How did you prioritise?',
        'Tell me about a conflict with a colleague or a classmate. What did you do to solve it?',
        'Describe a situation in which you took the initiative.',
        'Tell me about a mistake you made and how you handled it. End with “Looking back, I would have …”.',
        'Give an example of feedback that was hard to hear. What did you change afterwards?',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Make a table with four columns, S, T, A and R. Fill it with keywords for three different stories from your life.',
        'Rewrite this weak answer as a STAR answer of four to six sentences: “There was a problem with a customer. We did some things, and it was OK in the end.”',
        'Join the two sentences in two ways, once with “As a result” and once with “led to”: I introduced a checklist. We made fewer mistakes.',
        'Write five results with numbers, dates or a customer’s words that you could use in an interview. If you don’t know the exact number, use “about” or “nearly”.',
      ],
    },
  ],
  speakingTips: [
    'Name the story in your first sentence: “This was the week when our website was down.” Listeners follow a story better when it has a title.',
    'Give each step its own breath. A pause between situation, task, action and result lets the listener follow the structure.',
    'Slow down for the result. It is the sentence the interviewer writes down.',
    'Pronounce past endings clearly: no extra syllable in “called” and “asked”, but one in “decided” and “suggested”.',
    'Keep each answer under two minutes. Interviewers who want more will ask.',
    'If you have no story that fits, say so and offer the nearest one: “I haven’t had exactly that situation, but something similar happened when …”.',
  ],
  writingActivity:
    'Choose this question: “Tell me about a time when something did not go according to plan.” Write a full STAR answer of 150–180 words about a real event. Use one short paragraph for the situation and the task, one longer paragraph for your actions and one for the result and what you learned. Include the past continuous, at least five active verbs with “I”, one measurable result and three phrases from this lesson.',
  quizQuestions: [
    {
      question:
        '“It was up to me to find a new supplier by Friday.” Which part of a STAR answer is this?',
      options: ['Situation', 'Task', 'Action', 'Result'],
      correctAnswer: 1,
    },
    {
      question: 'Complete the sentence: “We ___ a new system when the server broke down.”',
      options: ['have tested', 'was testing', 'are testing', 'were testing'],
      correctAnswer: 3,
    },
    {
      question:
        'Nobody told Lena to call the clients. She decided to do it herself. Which sentence describes this?',
      options: [
        'She took the initiative.',
        'She made the initiative.',
        'She did the initiative.',
        'She put the initiative.',
      ],
      correctAnswer: 0,
    },
    {
      question:
        'Complete the second sentence: “We changed the timetable. ___, nobody had to wait.”',
      options: ['By the result', 'As result of', 'As a result', 'As a result of'],
      correctAnswer: 2,
    },
    {
      question: 'Complete the sentence: “When I arrived at noon, the client ___.”',
      options: ['has already left', 'had already left', 'already has left', 'had already leave'],
      correctAnswer: 1,
    },
    {
      question:
        'Complete the sentence: “Losing our main supplier was a serious ___, but we still finished on time.”',
      options: ['setback', 'feedback', 'outcome', 'initiative'],
      correctAnswer: 0,
    },
    {
      question: 'Which sentence is best for the action part of your answer?',
      options: [
        'We all did many things for the clients.',
        'A few things were done for the clients.',
        'I usually look after clients very well.',
        'I called the clients and set new dates.',
      ],
      correctAnswer: 3,
    },
  ],
}
