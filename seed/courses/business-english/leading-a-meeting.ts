import type { SeedLesson } from '../../seed-content.ts'

export const leadingAMeeting: SeedLesson = {
  title: 'Leading a Meeting',
  objectives: [
    'Use clear opening phrases to state the purpose, the agenda and the finishing time of a meeting.',
    'Use polite interruptions to bring a discussion back to the point without embarrassing anybody.',
    'Use direct invitations to bring quiet colleagues into the conversation.',
    'Use “suggest” and “recommend” correctly to move a group towards a decision.',
    'Use a short recap to make sure everybody leaves knowing who does what, and by when.',
  ],
  warmUpQuestions: [
    'Think of the best meeting you have been to. What did the person leading it do well?',
    'How many hours a week do you spend in meetings, and how many of those hours are useful?',
    'What do you do when one person talks all the time and the others say nothing?',
    'Do you speak more or less in an English meeting than in a meeting in your own language? Why?',
    'When a meeting goes past its finishing time, who should say so, and how?',
  ],
  visualPrompt:
    'Look at the lake at dawn: the water is calm, the light is just arriving, and the day has not been decided yet. The first minute of a meeting is a similar moment, because the way you open it sets the mood for everything that follows. Describe the scene in two or three sentences, then say how you would like people to feel in the first minute of a meeting that you lead.',
  keyTakeaways: [
    'In the first minute, say three things: why we are here, what we will cover and when we will finish.',
    'To interrupt politely, use the person’s name, value what they said, and then name the next step.',
    'Invite quiet people with an open question and their name first, so that they have a second to prepare.',
    'After “suggest” and “recommend”, use an -ing form or a clause: “I suggest waiting” or “I suggest that we wait”.',
    'In an indirect question the subject comes before the verb: “Could you tell us where we are with the budget?”',
    'A meeting without action points was only a conversation, so finish with a name, a task and a date.',
  ],
  vocabulary: [
    {
      word: 'agenda',
      phonetics: '/əˈdʒendə/',
      definition: 'A list of the subjects that people will discuss at a meeting.',
      example: 'I’ll send the agenda round on Monday so that everybody can prepare.',
    },
    {
      word: 'chair',
      phonetics: '/tʃeə/',
      definition: 'As a verb: to lead a meeting and decide who speaks next.',
      example: 'Ines usually chairs the Monday meeting, but she’s on holiday this week.',
    },
    {
      word: 'minutes',
      phonetics: '/ˈmɪnɪts/',
      definition: 'The official written record of what people said and decided at a meeting.',
      example: 'Could somebody take the minutes today, please?',
    },
    {
      word: 'item',
      phonetics: '/ˈaɪtəm/',
      definition: 'One of the subjects on an agenda.',
      example: 'The next item is the summer holiday plan.',
    },
    {
      word: 'consensus',
      phonetics: '/kənˈsensəs/',
      definition: 'An opinion or a decision that everybody in a group can accept.',
      example: 'We talked for an hour but didn’t reach a consensus on the price.',
    },
    {
      word: 'digress',
      phonetics: '/daɪˈɡres/',
      definition: 'To move away from the main subject and talk about something else.',
      example: 'I’m sorry, I’ve digressed. Let’s get back to the delivery dates.',
    },
    {
      word: 'action point',
      phonetics: '/ˈækʃən pɔɪnt/',
      definition: 'A task that somebody agrees in a meeting to do afterwards.',
      example: 'My only action point is to call the supplier before Thursday.',
    },
    {
      word: 'postpone',
      phonetics: '/pəʊstˈpəʊn/',
      definition: 'To decide that something will happen at a later time than planned.',
      example: 'Half the team is ill, so we’ve postponed the workshop until June.',
    },
    {
      word: 'deadline',
      phonetics: '/ˈdedlaɪn/',
      definition: 'The day or time by which a piece of work must be finished.',
      example: 'The deadline for the first draft is Friday at noon.',
    },
    {
      word: 'recap',
      phonetics: '/ˈriːkæp/',
      definition: 'To repeat the main points of what was said, in a short form.',
      example: 'Before we finish, let me recap what we’ve agreed.',
    },
    {
      word: 'stakeholder',
      phonetics: '/ˈsteɪkhəʊldə/',
      definition: 'A person or group that has an interest in the success of a project.',
      example: 'We should ask the main stakeholders before we change the opening hours.',
    },
  ],
  phrases: [
    {
      phrase: 'Thanks for coming, everyone. Shall we make a start?',
      usage:
        'To open the meeting when most people have arrived. “Shall we” sounds friendly, but it tells people clearly that the small talk is over.',
      example: 'It’s just after ten. Thanks for coming, everyone. Shall we make a start?',
    },
    {
      phrase: 'The aim of today’s meeting is to …',
      usage:
        'To give the purpose in one sentence. Continue with a verb that has a result, such as “decide”, “choose” or “agree on”.',
      example: 'The aim of today’s meeting is to choose a date for the launch.',
    },
    {
      phrase: 'Let’s move on to …',
      usage:
        'To close one item and open the next. If you are not sure that people are ready, first ask, “Is everybody happy with that?”',
      example: 'Is everybody happy with that? Good. Let’s move on to the training budget.',
    },
    {
      phrase: 'Could I just stop you there for a moment?',
      usage:
        'To interrupt politely when somebody speaks for too long. Say the name first, and give a reason or a next step straight afterwards.',
      example:
        'Tom, could I just stop you there for a moment? I’d like to hear Mina’s view before we run out of time.',
    },
    {
      phrase: 'That’s a good point, but perhaps we should come back to it later.',
      usage:
        'To put aside a useful idea that does not belong to the present item. Write it down where people can see it, so that they know you mean it.',
      example:
        'That’s a good point, but perhaps we should come back to it later. I’ll add it to the list.',
    },
    {
      phrase: 'What are your thoughts on this?',
      usage:
        'To invite an opinion from somebody who has not spoken. Begin with the name: the person notices the question before it arrives.',
      example: 'Mina, you know this customer well. What are your thoughts on this?',
    },
    {
      phrase: 'If I’ve understood you correctly, …',
      usage:
        'To check what somebody means by saying it in your own words. It helps the whole group, and it is useful when an accent or an idea is difficult.',
      example: 'If I’ve understood you correctly, you’d like two more weeks for testing.',
    },
    {
      phrase: 'Are we all agreed on that?',
      usage:
        'To confirm a decision. Wait two or three seconds and look round the table or the screen, because a quick silence is not the same as “yes”.',
      example: 'So we’ll open the second office in March. Are we all agreed on that?',
    },
    {
      phrase: 'So, to recap, …',
      usage:
        'To begin the last part of the meeting. Name each action point with a person, a task and a deadline.',
      example:
        'So, to recap, Tom will update the slides today, and Mina will book the room by Thursday.',
    },
  ],
  grammarConcepts: [
    {
      concept: '“Suggest” and “recommend”',
      explanation:
        'In many languages you suggest “to do” something. In English, use the -ing form when the action includes you or the whole group: “I suggest starting.” Use a clause with the basic verb when you name the people: “I suggest (that) we start.” Do not put “to” or “us” after “suggest”.',
      example:
        'I suggest moving this item to next week. I suggest that we ask the customer first. Our lawyer recommends waiting until the contract is signed.',
    },
    {
      concept: 'Indirect questions',
      explanation:
        'A direct question can sound like an examination. Begin with “Could you tell us …” or “Do you know …”, and then use the word order of a normal sentence: subject first, then verb, and no “do”, “does” or “did”. If the answer is yes or no, join the two parts with “if”.',
      example:
        'Could you tell us when you will finish the report? Do you know why the order was late? Could you check if the room is free?',
    },
    {
      concept: 'Softening with “would”, “could” and “a little”',
      explanation:
        'The past form of a modal verb does not mean the past here. It makes a sentence less direct, so it protects the other person’s feelings. Small words such as “just”, “perhaps” and “a little” do the same. One or two in a sentence are enough.',
      example:
        'I’d like to hear the others first. Could we just go back to slide four? That would perhaps be a little difficult before the summer.',
    },
    {
      concept: '“Will” for decisions made in the room',
      explanation:
        'Use “will” (usually “I’ll”) when you decide or offer something while you are speaking. Use “going to” for a plan that existed before the meeting. The present simple is wrong here: “I send it tomorrow” sounds like a timetable and not like an offer.',
      example:
        'Nobody has called the hotel yet? Then I’ll do it after lunch. I’m going to visit them on Tuesday anyway, as I told you last week.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'You are opening a meeting of six people about moving to a smaller office. Speak for about one minute: welcome everybody, give the aim, name three items and say when you will finish.',
        'Your colleague Tom has been describing his journey to work for three minutes, and there are two items left. Interrupt him politely and bring the group back to the agenda.',
        'Mina has said nothing for half an hour, although she knows the customer better than anybody. Bring her into the discussion with an open question, and react warmly to her answer.',
        'Two people disagree about the launch date: one wants May and the other wants September. Say both opinions in your own words, then suggest a way to decide.',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Close the office meeting in less than a minute. Recap one decision and three action points, each with a name, a task and a date.',
        'A manager asks, “Why do we still not have a plan?” Answer calmly in three or four sentences, and offer one thing that you will do.',
        'Change these into indirect questions and say them aloud: “When does the project start?”, “Who did you ask?”, “Is the budget approved?”',
        'Describe the last meeting you took part in. What would you do differently if you were in the chair?',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write an agenda with four items for a 45-minute team meeting. Give each item a number of minutes and a verb that shows the result, for example “decide” or “choose”.',
        'Write three sentences with “I suggest”: one with an -ing form, one with “we” and one with a person’s name.',
        'Write the minutes of the office meeting from the speaking activity in five sentences or fewer. Use the past simple for what happened and “will” for the action points.',
      ],
    },
  ],
  speakingTips: [
    'Prepare your first two sentences and your last two sentences word for word. The middle of a meeting can be free, but the edges should be solid.',
    'Speak a little more slowly than feels natural, and pause after each question. Other non-native speakers need the second that the pause gives them.',
    'Say the name before the question: “Mina, what do you think?” It is kinder than the other order, and nobody is surprised.',
    'Let your voice fall at the end of a decision. A rising voice turns “So we start in March” into a question.',
    'When you lose a word, describe it: “the person who pays for the project” is clear, even if “stakeholder” does not come to you.',
    'Record yourself opening a meeting and count the fillers. Replace each “er” with a short silence, which sounds calm and not empty.',
  ],
  writingActivity:
    'Write a follow-up email (120–150 words) to the people who were at a meeting you led, real or invented. Your goal is that somebody who missed the meeting knows what was decided and what they have to do. Thank people for their time in one sentence, state the main decision, list three action points with a name and a deadline each, and close by saying when the next meeting will take place. Use at least four words from the vocabulary list and one sentence with “suggest” or “recommend”.',
  quizQuestions: [
    {
      question: 'What do we call the written record of what was said and decided at a meeting?',
      options: ['the agenda', 'the protocol', 'the minutes', 'the deadline'],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct form: “I suggest ___ this item until next week.”',
      options: ['postponing', 'to postpone', 'us to postpone', 'for postponing'],
      correctAnswer: 0,
    },
    {
      question:
        'Tom has spoken for too long. Which is the best way for the chair to interrupt him?',
      options: [
        'Tom, you are digressing again, so please finish your speech now.',
        'Tom, it is not interesting for us, so we go to the next item.',
        'Tom, you must stop there, because the others want to speak too.',
        'Tom, could I just stop you there? I’d like to hear Mina’s view.',
      ],
      correctAnswer: 3,
    },
    {
      question: 'Complete the indirect question: “Could you tell us when ___ the report?”',
      options: ['will you finish', 'you will finish', 'do you finish', 'will finish you'],
      correctAnswer: 1,
    },
    {
      question:
        'You want to hear the opinion of a quiet colleague. Which question is correct English?',
      options: [
        'Mina, how do you think about this?',
        'Mina, what is your meaning to this?',
        'Mina, what are your thoughts on this?',
        'Mina, which opinion have you to this?',
      ],
      correctAnswer: 2,
    },
    {
      question: 'Nobody has booked the room yet, and you offer to do it. What do you say?',
      options: [
        'I book it after lunch.',
        'I’ll book it after lunch.',
        'I’d book it after lunch.',
        'I’ll to book it after lunch.',
      ],
      correctAnswer: 1,
    },
    {
      question: 'Choose the best word: “Before we finish, let me ___ the main points.”',
      options: ['recap', 'resume', 'digress', 'chair'],
      correctAnswer: 0,
    },
  ],
}
