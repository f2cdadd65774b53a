import type { SeedLesson } from '../../seed-content.ts'

export const describingTrends: SeedLesson = {
  title: 'IELTS Writing Task 1: Describing Trends',
  objectives: [
    'Use precise verbs and nouns of movement to describe how figures rise, fall and stay the same.',
    'Use “by”, “to”, “from”, “at” and “of” correctly with numbers and percentages.',
    'Use a clear overview to sum up the main trends before you give any details.',
    'Use past simple, past perfect and forecasts to match the time shown in the graph.',
    'Use “while”, “whereas” and “twice as many as” to compare instead of listing numbers.',
  ],
  warmUpQuestions: [
    'Where do you see graphs and charts in daily life, for example in the news, at work or on your phone?',
    'What is easier for you to understand: a table, a line graph or a pie chart? Why?',
    'Think of a price that has changed a lot in your country. How would you describe the change in one sentence?',
    'What can go wrong when people describe every number that they see?',
    'Draw a line that shows your energy from six in the morning to midnight. Where is the peak?',
  ],
  visualPrompt:
    'Look at the lake at dawn and follow the line where the land meets the sky, slowly, from left to right. Imagine that it is a line graph: where does it rise, where does it fall, where does it stay level, and where is the highest point? Say four sentences about the line as if it showed the number of visitors to the lake, and then sum up the whole picture in one sentence that begins with “Overall”.',
  keyTakeaways: [
    'Write at least 150 words in about 20 minutes, and keep most of your time for Task 2, which counts twice as much.',
    'First paraphrase the question, then write an overview, and only then go into the details.',
    'The overview gives the big picture (what went up, what went down, what was biggest) and usually needs no exact figures.',
    '“By” shows the size of the change and “to” shows the result: a figure that goes from 50 to 60 rises by 10, to 60.',
    'Choose, group and compare. A report that names every number says nothing about the trend.',
    'Describe what the graph shows. Reasons and personal opinions do not belong in Task 1.',
  ],
  vocabulary: [
    {
      word: 'trend',
      phonetics: '/trend/',
      definition: 'The general direction in which something is changing over time.',
      example: 'The general trend is upward, although there were two bad years.',
    },
    {
      word: 'fluctuate',
      phonetics: '/ˈflʌktʃueɪt/',
      definition: 'To go up and down again and again.',
      example: 'Vegetable prices fluctuate with the weather.',
    },
    {
      word: 'soar',
      phonetics: '/sɔː/',
      definition: 'To rise very quickly to a high level.',
      example: 'Sales of bicycles soared in the spring of that year.',
    },
    {
      word: 'plummet',
      phonetics: '/ˈplʌmɪt/',
      definition: 'To fall suddenly and very quickly from a high level.',
      example: 'Visitor numbers plummeted when the bridge was closed.',
    },
    {
      word: 'peak',
      phonetics: '/piːk/',
      definition: 'As a noun: the highest point. As a verb: to reach the highest point.',
      example: 'Demand peaked in August and then fell slowly until the end of the year.',
    },
    {
      word: 'plateau',
      phonetics: '/ˈplætəʊ/',
      definition: 'A period when a figure stops rising and stays at the same level.',
      example: 'After ten years of growth, the figures reached a plateau.',
    },
    {
      word: 'steady',
      phonetics: '/ˈstedi/',
      definition: 'Developing at an even speed, without sudden changes.',
      example: 'There was a steady increase in the number of students.',
    },
    {
      word: 'gradual',
      phonetics: '/ˈɡrædʒuəl/',
      definition: 'Happening slowly, in small steps.',
      example: 'The graph shows a gradual fall in the price of computers.',
    },
    {
      word: 'sharp',
      phonetics: '/ʃɑːp/',
      definition: 'Describing a change that is sudden and large.',
      example: 'A sharp rise in rents forced many people to move.',
    },
    {
      word: 'overtake',
      phonetics: '/ˌəʊvəˈteɪk/',
      definition: 'To become greater in number or amount than something else.',
      example: 'In which year did online sales overtake sales in shops?',
    },
    {
      word: 'proportion',
      phonetics: '/prəˈpɔːʃən/',
      definition: 'A part of a whole, often given as a percentage or a fraction.',
      example: 'The proportion of people who cycle to work has doubled.',
    },
    {
      word: 'respectively',
      phonetics: '/rɪˈspektɪvli/',
      definition: 'In the same order as the people or things that you have just mentioned.',
      example: 'The castle and the museum had 80,000 and 60,000 visitors respectively.',
    },
  ],
  phrases: [
    {
      phrase: 'The line graph shows how … changed between … and …',
      usage:
        'To write your introduction. Change the words of the question, and name what is measured, where and when.',
      example:
        'The line graph shows how the number of visitors to Lake Maren changed between 2004 and 2024.',
    },
    {
      phrase: 'Overall, it is clear that …',
      usage:
        'To begin the overview. Give the one or two most important trends, and leave the exact figures for later.',
      example: 'Overall, it is clear that car use fell, while cycling became much more popular.',
    },
    {
      phrase: 'It stood at …',
      usage:
        'To give a figure at one point in time, often at the beginning of a graph. Use “stood at” for numbers and percentages.',
      example: 'In 2004, the number of visitors stood at 40,000.',
    },
    {
      phrase: 'It reached a peak of …',
      usage: 'To name the highest figure. The opposite is “fell to a low of …”.',
      example:
        'Visitor numbers reached a peak of 120,000 in 2012 and fell to a low of 30,000 in 2020.',
    },
    {
      phrase: 'It remained stable at around …',
      usage:
        'To describe a line that is level or almost level. “Around” and “approximately” show that the figure is not exact.',
      example: 'The proportion of people who walked to work remained stable at around 5%.',
    },
    {
      phrase: 'This was followed by …',
      usage:
        'To connect two stages of a trend. Continue with a noun phrase such as “a sharp fall” or “a gradual recovery”.',
      example: 'There was a rapid rise until 2012. This was followed by a plateau of four years.',
    },
    {
      phrase: 'just under / just over',
      usage:
        'To describe a figure that is very close to a round number. It shows that you can read a graph with care.',
      example: 'Just over a quarter of the visitors (26%) came by train.',
    },
    {
      phrase: 'twice as many … as …',
      usage:
        'To compare two figures. Use “many” with things that you can count and “much” with things that you cannot. For bigger numbers, write “three times as many”.',
      example: 'In 2012, there were twice as many visitors as in 2008.',
    },
    {
      phrase: 'In contrast, …',
      usage:
        'To begin a sentence about the opposite trend. Put a comma after it. Inside a sentence, use “while” or “whereas”.',
      example: 'The use of cars fell by 25 percentage points. In contrast, cycling rose steadily.',
    },
  ],
  grammarConcepts: [
    {
      concept: 'Verb + adverb, or adjective + noun',
      explanation:
        'You can describe the same change in two ways. With a verb you need an adverb: “rose sharply”. With a noun you need an adjective and usually “There was a … in …”: “There was a sharp rise in …”. Use both patterns, so that your report does not repeat itself.',
      example:
        'The price of coffee rose sharply in May. There was a sharp rise in the price of coffee in May. The price then fell gradually until August.',
    },
    {
      concept: 'Prepositions with figures',
      explanation:
        'After a verb, use “by” for the difference, and “from” and “to” for the start and the end. After a noun, use “of” for the difference and “in” for the thing that changed. Use “at” for a fixed point after verbs such as “stand”, “peak” and “remain stable”.',
      example:
        'Sales rose by 10%, from 50,000 to 55,000. There was an increase of 10% in sales. The figure peaked at 60,000 in July.',
    },
    {
      concept: 'Tenses: past, “by” a past date, and forecasts',
      explanation:
        'Use the past simple for a period that is finished. Use the past perfect with “by” and a past date to show a change that was complete before that date. For the future, use “is expected to” or “is projected to”, because a graph can only forecast.',
      example:
        'The population grew slowly until 1990. By 2010, it had doubled. It is projected to reach two million in 2040.',
    },
    {
      concept: '“Number”, “amount” and “percentage”',
      explanation:
        'Use “the number of” with plural nouns that you can count, “the amount of” with nouns that you cannot count, and “the percentage of” or “the proportion of” with both. “The number of …” takes a singular verb, because the number itself rises or falls.',
      example:
        'The number of cars is falling. The amount of waste has grown. The percentage of households with a garden was higher in the north.',
    },
  ],
  practiceActivities: [
    {
      type: 'speaking',
      questions: [
        'Here are the visitors to a lake resort: 40,000 in 2004, 60,000 in 2008, 120,000 in 2012, 120,000 in 2016, 30,000 in 2020 and 90,000 in 2024. Describe the line aloud, from left to right, with a different verb for each change.',
        'Look at the same figures and give only the overview, in two sentences and without any numbers.',
        'Compare these two years for journeys to work in one town. In 1990: car 70%, bus 20%, bicycle 5%, on foot 5%. In 2020: car 45%, bus 25%, bicycle 25%, on foot 5%. Speak for one minute and use “while”, “in contrast” and “five times as many”.',
        'Say each of these in a second way, with a noun in place of the verb: “Prices fell slightly.” “Sales rose steadily.” “The figure fluctuated wildly.” “The population grew rapidly.”',
      ],
    },
    {
      type: 'speaking',
      questions: [
        'Describe a graph of your own life: your English from the first lesson until today. Where did it soar, and where did it reach a plateau?',
        'Explain in your own words the difference between “rose by 20%” and “rose to 20%”. Give an example with money.',
        'Imagine that you are a newsreader. Report in 40 seconds that the price of butter has plummeted, that the price of coffee has soared and that bread has remained stable.',
        'Make three forecasts about your town in the year 2040 with “is expected to” or “is likely to”.',
      ],
    },
    {
      type: 'writing',
      questions: [
        'Write an introduction of one sentence for the figures of the lake resort. Do not begin with “The graph shows”.',
        'Write the overview for the journeys to work. Name the two largest changes and the one thing that did not change.',
        'Correct these sentences: “The sales rised with 10%.” “There was a sharply fall of prices.” “The number of the visitors were 40,000.” “In 2012 it reached the peak with 120,000.”',
        'Write two sentences with “respectively” and two with “whereas” about the journeys to work.',
      ],
    },
  ],
  speakingTips: [
    'Describe a graph aloud before you write about it. What you can say in one breath usually makes a good sentence.',
    'Draw the trend in the air with your hand while you say the verb: “soar”, “plummet”, “fluctuate”, “level off”. The movement helps you to remember it.',
    'Mark the stress in words that change: an INcrease, but to inCREASE. The noun has the stress at the front and the verb at the end.',
    'Practise numbers until they are automatic: 15 and 50, 0.7 (“nought point seven”), ¾ (“three quarters”), 1990s (“the nineteen-nineties”).',
    'Say “per cent” after a number (“ten per cent”) and “percentage” after “the” (“the percentage of women”).',
  ],
  writingActivity:
    'A line graph shows two sets of figures for one city. Cinema tickets sold (in thousands): 500 in 2010, 400 in 2015, 150 in 2020 and 300 in 2025. Subscriptions to film services (in thousands): 100 in 2010, 250 in 2015, 600 in 2020 and 650 in 2025. Summarise the information by selecting and reporting the main features, and make comparisons where they are relevant. Write 150–180 words in 20 minutes: one sentence of introduction, an overview of two sentences, and two paragraphs of detail. Use “overtake” once, one past perfect form with “by”, and both patterns for change (verb + adverb, adjective + noun).',
  quizQuestions: [
    {
      question:
        'Choose the correct word: “The number of visitors rose ___ 20%, from 50,000 to 60,000.”',
      options: ['with', 'to', 'by', 'of'],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct words: “There was a ___ in the price of coffee.”',
      options: ['sharp rise', 'sharply rise', 'rise sharp', 'sharp raise'],
      correctAnswer: 0,
    },
    {
      question: 'Prices went up and down several times. Which verb describes this?',
      options: ['They soared.', 'They plummeted.', 'They peaked.', 'They fluctuated.'],
      correctAnswer: 3,
    },
    {
      question: 'What does it mean when a figure reaches a plateau?',
      options: [
        'It rises to the highest point of all.',
        'It stops rising and stays level.',
        'It falls suddenly and very quickly.',
        'It goes up and down again and again.',
      ],
      correctAnswer: 1,
    },
    {
      question: 'Which sentence is the best overview?',
      options: [
        'Overall, in the year 2005 there were 5,204 visitors to the park.',
        'Overall, I think that prices will rise again in the near future.',
        'Overall, visitor numbers rose, while the price of tickets fell.',
        'Overall, the graph is about visitors and the prices of tickets.',
      ],
      correctAnswer: 2,
    },
    {
      question: 'Choose the correct form: “By 2010, the population ___ to two million.”',
      options: ['had grown', 'has grown', 'was grown', 'had grew'],
      correctAnswer: 0,
    },
    {
      question:
        '“Buses and trains carried 30% and 45% of workers respectively.” What does this mean?',
      options: [
        'Trains carried 30%, and buses carried 45%.',
        'Buses carried 30%, and trains carried 45%.',
        'Each of them carried between 30% and 45%.',
        'Together they carried from 30% up to 45%.',
      ],
      correctAnswer: 1,
    },
  ],
}
