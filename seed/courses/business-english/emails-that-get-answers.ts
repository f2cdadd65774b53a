import type { SeedLesson } from '../../seed-content.ts'

export const emailsThatGetAnswers: SeedLesson = {
  title: 'Emails That Get Answers',
  objectives: [
    'Use specific subject lines to tell a busy reader what the email is about and what you need.',
    'Use polite request forms to ask for something clearly without sounding rude or weak.',
    'Use “by” and “until” correctly to set a deadline that nobody can misunderstand.',
    'Use friendly follow-up phrases to remind people who have not replied.',
    'Use the right opening and closing lines to match your tone to the reader.',
  ],
  warmUpQuestions: [
    'How many emails do you receive on a normal day, and how do you decide which one to answer first?',
    'Think of an email that you did not answer. What was the reason?',
    'How do you usually begin and end an email in English? Is it different in your own language?',
    'What can make an email sound rude, even when the writer did not mean it?',
    'How long do you wait before you send a reminder?',
  ],
  visualPrompt:
    'Look at the lake at dawn and notice how few things there are in the picture: water, land, sky and light. Nothing is crowded, so you see what matters at once. A good email works in the same way. Describe the scene in exactly two sentences, then take an email you sent recently and say what you could leave out of it.',
  keyTakeaways: [
    'Write one email for one purpose, and name that purpose in the subject line.',
    'Put the request in the first three lines, and the background after it.',
    'A question with a date gets an answer: say what you need, by when, and why.',
    'The longer the form, the more formal the request usually is: “Can you” is for colleagues, and “I’d be grateful if you could” is for people you do not know.',
    'After “look forward to” and “would you mind”, use the -ing form.',
    '“Information”, “advice” and “feedback” are uncountable, so they never take “an” or a plural “s”.',
  ],
  vocabulary: [
    {
      word: 'recipient',
      phonetics: '/rɪˈsɪpiənt/',
      definition: 'The person who receives an email, a letter or a parcel.',
      example: 'Check the recipient twice before you send anything confidential.',
    },
    {
      word: 'subject line',
      phonetics: '/ˈsʌbdʒɪkt laɪn/',
      definition: 'The short text at the top of an email that says what it is about.',
      example: 'She writes such clear subject lines that I hardly need to open her emails.',
    },
    {
      word: 'attachment',
      phonetics: '/əˈtætʃmənt/',
      definition: 'A file that you send together with an email.',
      example: 'The attachment was too large, so I sent a link to the file.',
    },
    {
      word: 'concise',
      phonetics: '/kənˈsaɪs/',
      definition: 'Short and clear, without unnecessary words.',
      example: 'Keep your first paragraph concise: two sentences are enough.',
    },
    {
      word: 'request',
      phonetics: '/rɪˈkwest/',
      definition: 'As a noun: the act of asking for something politely or formally.',
      example: 'I have a small request: could you send me last year’s figures?',
    },
    {
      word: 'enquiry',
      phonetics: '/ɪnˈkwaɪəri/',
      definition: 'A question you ask in order to get information, often as a customer.',
      example: 'We answer every enquiry within one working day.',
    },
    {
      word: 'clarify',
      phonetics: '/ˈklærɪfaɪ/',
      definition:
        'To make something easier to understand by explaining it again or in more detail.',
      example: 'Could you clarify what you mean by “a few changes”?',
    },
    {
      word: 'confirm',
      phonetics: '/kənˈfɜːm/',
      definition: 'To say that something is definitely true or will definitely happen.',
      example: 'I’m writing to confirm our appointment on Tuesday at 3 p.m.',
    },
    {
      word: 'acknowledge',
      phonetics: '/əkˈnɒlɪdʒ/',
      definition: 'To tell somebody that you have received their message.',
      example: 'They acknowledged my email at once, but the real answer came a week later.',
    },
    {
      word: 'reminder',
      phonetics: '/rɪˈmaɪndə/',
      definition: 'A message that helps somebody not to forget something.',
      example: 'A friendly reminder after a week is perfectly normal.',
    },
    {
      word: 'urgent',
      phonetics: '/ˈɜːdʒənt/',
      definition: 'So important that it needs attention immediately.',
      example: 'If everything is urgent, nothing is, so use the word carefully.',
    },
    {
      word: 'tone',
      phonetics: '/təʊn/',
      definition: 'The feeling that your words give the reader, for example warm, cold or formal.',
      example: 'The facts in his email were correct, but the tone was a little cold.',
    },
  ],
  phrases: [
    {
      phrase: 'I’m writing to ask …',
      usage:
        'To give your reason in the first line. Use it with “if”, “about” or “for”. It is neutral, so it works with people you know and people you do not.',
      example: 'I’m writing to ask if the training room is free on 14 June.',
    },
    {
      phrase: 'Could you let me know by …?',
      usage:
        'To ask for an answer and set a deadline in one polite sentence. Give a day, and an hour too if it matters.',
      example:
        'Could you let me know by Thursday at noon? I have to book the flights that afternoon.',
    },
    {
      phrase: 'Would it be possible to …?',
      usage:
        'To ask for something that may be difficult for the other person. It leaves room for “no”, so it is never too direct.',
      example: 'Would it be possible to move our call to Wednesday?',
    },
    {
      phrase: 'I’d be grateful if you could …',
      usage:
        'To make a formal request, for example to a customer, an authority or a person you have never met. With a close colleague it sounds cold.',
      example: 'I’d be grateful if you could send me a copy of the signed contract.',
    },
    {
      phrase: 'I’ve attached …',
      usage:
        'To point to a file that you are sending. The very formal version is “Please find attached …”. Say in one line what the file is for.',
      example: 'I’ve attached the draft budget. Page two is the part that needs your decision.',
    },
    {
      phrase: 'I just wanted to follow up on …',
      usage:
        'To remind somebody without blame. Name the first email, repeat your question, and make the answer easy.',
      example:
        'I just wanted to follow up on my email of 3 March. Is the price list still the right one?',
    },
    {
      phrase: 'Thanks for getting back to me.',
      usage:
        'To open your answer when somebody has replied to you. Add “so quickly” only if it is true.',
      example: 'Thanks for getting back to me so quickly. The new date suits us well.',
    },
    {
      phrase: 'I’m afraid …',
      usage:
        'To introduce bad news gently. It means “I’m sorry to say”, and it has nothing to do with fear. Offer another way in the next sentence.',
      example:
        'I’m afraid we can’t deliver before Easter. However, we could send half the order next week.',
    },
    {
      phrase: 'Please let me know if anything is unclear.',
      usage:
        'To close an email with instructions or new information. It invites questions, and it takes responsibility for the clarity of your text.',
      example: 'The steps are in the attached guide. Please let me know if anything is unclear.',
    },
    {
      phrase: 'I look forward to hearing from you.',
      usage:
        'To end a formal email when you expect an answer. To a colleague, write “Looking forward to your reply” or simply “Thanks in advance”.',
      example: 'I look forward to hearing from you. Kind regards, Elena Novak',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Polite requests, from direct to formal',
      explanation:
        'Use “Can you” or “Could you” plus the basic verb with colleagues. Use “Would you mind” plus the -ing form when you ask for a favour. Use “I’d be grateful if you could” plus the basic verb in a formal email. An imperative with “please” is still an order, so keep it for simple instructions.',
      example:
        'Could you check the second page? Would you mind sending me the latest version? I’d be grateful if you could confirm the address.',
    },
    {
      concept: '“Look forward to” and other verbs with “to”',
      explanation:
        'In “look forward to”, the word “to” is a preposition, like “at” or “for”. After a preposition we use a noun or the -ing form. The same is true of “be used to” and “object to”. A quick test: if “to it” makes sense (“I look forward to it”), you need a noun or the -ing form.',
      example:
        'I look forward to meeting you in person. I’m looking forward to the conference. We’re used to working with small teams.',
    },
    {
      concept: '“By” and “until”',
      explanation:
        'Use “by” for one finished action at any moment before the deadline. Use “until” for something that continues all the time up to that moment. Many languages have one word for both, which is why deadlines so often go wrong.',
      example:
        'Please send me your comments by Friday. The office is closed until Monday. I’ll be travelling until Thursday, but you’ll have my answer by Friday morning.',
    },
    {
      concept: 'Uncountable nouns in business emails',
      explanation:
        '“Information”, “advice”, “feedback”, “equipment” and “progress” have no plural and no “a” or “an”. Use them with “some”, “much”, “any” or “a piece of”, and with a singular verb.',
      example:
        'Could you send me some information about your prices? Your feedback was very helpful. Let me give you a piece of advice.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'You need a signed form from a customer before Friday. Leave a voice message of about 40 seconds: say who you are, what you need, by when and why.',
        'A colleague reads you this email: “Send me the numbers. It is urgent.” Explain what is wrong with the tone, and say a better version aloud.',
        'Choose three of these subjects and say a good subject line for each one: a late delivery, a holiday request, a price that is too high, an invitation to lunch, a mistake in an invoice.',
        'Tell the story of an email that went wrong: the wrong recipient, a missing attachment or a misunderstanding. What happened, and how was it solved?',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Ask a colleague for the same thing in three ways: directly, politely and very formally. You need to borrow a projector.',
        'Telephone somebody who has not answered two emails. Open kindly, ask your question, and agree on a date.',
        'Give bad news with “I’m afraid” and then offer a solution. The hotel is full on the nights that your guest wants.',
        'Make three sentences about your own work with “by” and three with “until”.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write a better subject line for each of these: “Hello”, “Question”, “Important”, “Meeting”, “Re: Re: Re: problem”.',
        'Make this email shorter and use only two sentences: “Dear Ms Costa, I hope that you are well and that you had a nice weekend. My name is Jan and I work in Accounts. I wanted to write because we are at this moment missing the invoice for April, and it would be good to have it, if possible, before the end of this week.”',
        'Write a reminder of three sentences to a supplier who has not sent a price list. Stay friendly, and make it easy to answer.',
        'Correct these sentences: “I look forward to hear from you.”, “Please send it until Monday.”, “Can you give me some informations?”, “Would you mind to call me?”',
      ],
    },
  ],
  speakingTips: [
    'Read your email aloud before you send it. Where you run out of breath, the sentence is too long.',
    'On the telephone, say the request first and the background second, exactly as in a good email.',
    'Stress the important words in a deadline: “by FRIDAY at NOON”. Your voice does the work that bold type does on the screen.',
    'In “could you” and “would you”, the d and the y usually join, so they sound like “could-joo” and “would-joo”. Practise them until they come easily.',
    'Spell email addresses slowly: “@” is “at”, “.” is “dot”, “-” is “hyphen” and “_” is “underscore”.',
  ],
  writingActivity:
    'Write an email of 100–130 words to a hotel that your company wants to use for a one-day workshop for 20 people. Your goal is a reply with a price and a free date by the end of next week. Write a specific subject line, put your request in the first two sentences, ask three clear questions in a numbered list, set a deadline with “by”, and finish with a suitable closing line. Then read it as if you were the recipient: could you answer it in five minutes?',
  quizQuestions: [
    {
      question: 'Which subject line is most likely to get a quick answer?',
      options: [
        'Important message for you, please read it',
        'A question from Marek in the Finance team',
        'Some ideas and questions about next year',
        'Budget draft: your comments by Friday noon',
      ],
      correctAnswer: 3,
    },
    {
      question: 'Choose the correct form: “I look forward to ___ from you.”',
      options: ['hear', 'hearing', 'be hearing', 'have heard'],
      correctAnswer: 1,
    },
    {
      question: 'Choose the correct word: “We need the signed contract ___ Friday at the latest.”',
      options: ['by', 'until', 'since', 'for'],
      correctAnswer: 0,
    },
    {
      question: 'Which word describes an email that says everything necessary in few words?',
      options: ['urgent', 'precise', 'concise', 'formal'],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct form: “Would you mind ___ me the latest version?”',
      options: ['sending', 'to send', 'send', 'for sending'],
      correctAnswer: 0,
    },
    {
      question:
        'There was no answer to your email of 3 March. Which reminder is correct and friendly?',
      options: [
        'I want to remember you on my email of 3 March.',
        'I just wanted to follow up on my email of 3 March.',
        'I am still waiting because of my email of 3 March.',
        'I must ask why you ignored my email of 3 March.',
      ],
      correctAnswer: 1,
    },
    {
      question: 'Which sentence is correct?',
      options: [
        'Could you send me more informations about it?',
        'Could you send me an information about prices?',
        'Could you send me many information on prices?',
        'Could you send me some information on prices?',
      ],
      correctAnswer: 3,
    },
  ],
}
