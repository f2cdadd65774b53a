import type { Row } from '../row.ts'

export interface PasteFixture {
  name: string
  text: string
  rows: (Pick<Row, 'word'> & Partial<Row>)[]
}

const lines = (...each: string[]) => each.join('\n')

const pairs = (...each: (readonly [word: string, translation: string])[]) =>
  each.map(([word, translation]) => ({ word, translation }))

/** Lists as tutors keep them, in four languages: Italian, Spanish, Polish and German. */
export const pasteFixtures: readonly PasteFixture[] = [
  {
    name: 'tabs, Italian',
    text: lines('swamp\tpalude', 'drought\tsiccità', 'crop\traccolto'),
    rows: pairs(['swamp', 'palude'], ['drought', 'siccità'], ['crop', 'raccolto']),
  },
  {
    name: 'hyphens between spaces, with hyphens inside words',
    text: lines('add-ons - componenti aggiuntivi', 'pop-up - finestra', 'deadline - scadenza'),
    rows: pairs(
      ['add-ons', 'componenti aggiuntivi'],
      ['pop-up', 'finestra'],
      ['deadline', 'scadenza'],
    ),
  },
  {
    name: 'long dashes, Spanish',
    text: lines('deadline – fecha límite', 'to afford — permitirse', 'thorough – minucioso'),
    rows: pairs(
      ['deadline', 'fecha límite'],
      ['to afford', 'permitirse'],
      ['thorough', 'minucioso'],
    ),
  },
  {
    name: 'equals signs, Polish',
    text: lines('deadline = termin', 'reliable = niezawodny', 'to commute = dojeżdżać'),
    rows: pairs(['deadline', 'termin'], ['reliable', 'niezawodny'], ['to commute', 'dojeżdżać']),
  },
  {
    name: 'colons, German',
    text: lines('invoice: Rechnung', 'stock: Lagerbestand', 'to refund: erstatten'),
    rows: pairs(['invoice', 'Rechnung'], ['stock', 'Lagerbestand'], ['to refund', 'erstatten']),
  },
  {
    name: 'semicolons',
    text: lines('queue;coda', 'luggage;bagaglio', 'delay;ritardo'),
    rows: pairs(['queue', 'coda'], ['luggage', 'bagaglio'], ['delay', 'ritardo']),
  },
  {
    name: 'upright lines as a Markdown table',
    text: lines(
      '| word | translation |',
      '|------|-------------|',
      '| leak | fuga |',
      '| plumber | fontanero |',
    ),
    rows: pairs(['leak', 'fuga'], ['plumber', 'fontanero']),
  },
  {
    name: 'CSV with quotes and commas in cells',
    text: lines(
      'word,meaning,example',
      'wage,"money for work, paid weekly","Her wage, after tax, is small."',
      'bonus,extra money,They paid a bonus.',
    ),
    rows: [
      {
        word: 'wage',
        meaning: 'money for work, paid weekly',
        example: 'Her wage, after tax, is small.',
      },
      { word: 'bonus', meaning: 'extra money', example: 'They paid a bonus.' },
    ],
  },
  {
    name: 'brackets, as the old generator took them',
    text: lines('benefit (as company benefit)', 'swamp (as palude)', 'to apply (as per un lavoro)'),
    rows: pairs(['benefit', 'company benefit'], ['swamp', 'palude'], ['to apply', 'per un lavoro']),
  },
  {
    name: 'words alone',
    text: lines('deadline', 'to look forward to', 'follow-up question'),
    rows: [{ word: 'deadline' }, { word: 'to look forward to' }, { word: 'follow-up question' }],
  },
  {
    name: 'numbers before the words',
    text: lines('1. deadline - scadenza', '2) to resign - dimettersi', '3. wage - stipendio'),
    rows: pairs(['deadline', 'scadenza'], ['to resign', 'dimettersi'], ['wage', 'stipendio']),
  },
  {
    name: 'bullets and blank lines',
    text: lines('• shy – nieśmiały', '', '• proud – dumny', '', '- rude – niegrzeczny'),
    rows: pairs(['shy', 'nieśmiały'], ['proud', 'dumny'], ['rude', 'niegrzeczny']),
  },
  {
    name: 'a spreadsheet with line breaks in quoted cells',
    text: 'stubborn\tterco\t"He is stubborn.\nHe never says sorry."\r\ngrateful\tagradecido\tI am grateful for your help.\r\n',
    rows: [
      { word: 'stubborn', translation: 'terco', example: 'He is stubborn. He never says sorry.' },
      { word: 'grateful', translation: 'agradecido', example: 'I am grateful for your help.' },
    ],
  },
  {
    name: 'Quizlet, tabs, without a heading',
    text: 'to borrow\tleihen (von jemandem)\nto lend\tverleihen\nto owe\tschulden',
    rows: pairs(
      ['to borrow', 'leihen (von jemandem)'],
      ['to lend', 'verleihen'],
      ['to owe', 'schulden'],
    ),
  },
  {
    name: 'Anki with headers, HTML, a cloze and a sound',
    text: lines(
      '#separator:tab',
      '#html:true',
      'bruise[sound:bruise.mp3]\t<b>livido</b>\tI have a {{c1::bruise}} on my arm.',
      'fever\tfebbre&nbsp;alta\tShe has had a fever since Monday.',
    ),
    rows: [
      { word: 'bruise', translation: 'livido', example: 'I have a bruise on my arm.' },
      { word: 'fever', translation: 'febbre alta', example: 'She has had a fever since Monday.' },
    ],
  },
  {
    name: 'phonetics, meaning and example',
    text: lines(
      'queue\t/kjuː/\ta line of people who wait\tThere was a long queue at the bank.',
      'receipt\t/rɪˈsiːt/\ta paper that says what you paid\tCan I have a receipt for this, please?',
    ),
    rows: [
      {
        word: 'queue',
        phonetics: '/kjuː/',
        meaning: 'a line of people who wait',
        example: 'There was a long queue at the bank.',
      },
      {
        word: 'receipt',
        phonetics: '/rɪˈsiːt/',
        meaning: 'a paper that says what you paid',
        example: 'Can I have a receipt for this, please?',
      },
    ],
  },
  {
    name: 'the translation first',
    text: lines('vergüenza\tshame', 'orgulloso\tproud', 'celoso\tjealous', 'ansioso\tanxious'),
    rows: pairs(
      ['shame', 'vergüenza'],
      ['proud', 'orgulloso'],
      ['jealous', 'celoso'],
      ['anxious', 'ansioso'],
    ),
  },
  {
    name: 'Polish first, with dashes',
    text: lines('zaufanie – trust', 'kłótnia – argument', 'przepraszać – to apologise'),
    rows: pairs(['trust', 'zaufanie'], ['argument', 'kłótnia'], ['to apologise', 'przepraszać']),
  },
  {
    name: 'headings in another order',
    text: lines(
      'Example\tItaliano\tWord',
      'We had to cut the budget.\tbilancio\tbudget',
      'The loan was for ten years.\tprestito\tloan',
    ),
    rows: [
      { word: 'budget', translation: 'bilancio', example: 'We had to cut the budget.' },
      { word: 'loan', translation: 'prestito', example: 'The loan was for ten years.' },
    ],
  },
  {
    name: 'two sentences for each word',
    text: lines(
      'forecast\tprognoza\tThe forecast for tomorrow is good.\tI never trust the weather forecast.',
      'trend\ttendencja\tThe trend was clear to everybody.\tWhat is the latest trend in music?',
    ),
    rows: [
      {
        word: 'forecast',
        translation: 'prognoza',
        example: 'The forecast for tomorrow is good.',
        spokenExample: 'I never trust the weather forecast.',
      },
      {
        word: 'trend',
        translation: 'tendencja',
        example: 'The trend was clear to everybody.',
        spokenExample: 'What is the latest trend in music?',
      },
    ],
  },
  {
    name: 'arrows and Markdown',
    text: lines('**outcome** → Ergebnis', '**setback** → Rückschlag'),
    rows: pairs(['outcome', 'Ergebnis'], ['setback', 'Rückschlag']),
  },
  {
    name: 'one line without a translation',
    text: lines('harvest - raccolto', 'soil - suolo', 'flood', 'seed - seme'),
    rows: [
      ...pairs(['harvest', 'raccolto'], ['soil', 'suolo']),
      { word: 'flood', translation: '' },
      ...pairs(['seed', 'seme']),
    ],
  },
  {
    name: 'English meanings with commas, colons and hyphens',
    text: lines(
      'mortgage – a loan for a house, often long-term',
      'warranty – a promise: the seller repairs it',
      'bargain – a thing that is well-priced',
    ),
    rows: [
      { word: 'mortgage', meaning: 'a loan for a house, often long-term' },
      { word: 'warranty', meaning: 'a promise: the seller repairs it' },
      { word: 'bargain', meaning: 'a thing that is well-priced' },
    ],
  },
  {
    name: 'rows of a chatbot in a code block',
    text: lines(
      '```',
      'word\ttranslation\tphonetics\tmeaning\texample',
      'tackle\tafrontar\t/ˈtækl/\tto try to solve\tWe must tackle this problem today.',
      '```',
    ),
    rows: [
      {
        word: 'tackle',
        translation: 'afrontar',
        phonetics: '/ˈtækl/',
        meaning: 'to try to solve',
        example: 'We must tackle this problem today.',
      },
    ],
  },
  {
    name: 'a language of learners as a heading',
    text: lines('English\tTurkish\tExample', 'deadline\tson tarih\tThe deadline is Friday.'),
    rows: [{ word: 'deadline', translation: 'son tarih', example: 'The deadline is Friday.' }],
  },
  {
    name: 'a language by its own name, Russian, and what is also right',
    text: lines('Word;Русский;Also right', 'deadline;крайний срок;due date'),
    rows: [{ word: 'deadline', translation: 'крайний срок', alsoRight: ['due date'] }],
  },
  {
    name: 'Arabic as a heading',
    text: lines('Word\tArabic\tMeaning', 'peace\tسلام\ta time without war'),
    rows: [{ word: 'peace', translation: 'سلام', meaning: 'a time without war' }],
  },
  {
    name: 'translation beside the language, Portuguese',
    text: lines('Word\tPortuguese translation:\tIPA', 'queue\tfila\t/kjuː/'),
    rows: [{ word: 'queue', translation: 'fila', phonetics: '/kjuː/' }],
  },
  {
    name: 'a heading that nobody foresaw',
    text: lines(
      'Word\tKurdî\tExample',
      'queue\trêz\tThere was a long queue.',
      'bread\tnan\tI bought some bread today.',
    ),
    rows: [
      { word: 'queue', translation: 'rêz', example: 'There was a long queue.' },
      { word: 'bread', translation: 'nan', example: 'I bought some bread today.' },
    ],
  },
  {
    name: 'two examples with the same heading',
    text: lines('Word\tExample\tExample', 'queue\tA long queue.\tJoin the queue.'),
    rows: [{ word: 'queue', example: 'A long queue.', spokenExample: 'Join the queue.' }],
  },
  {
    name: 'languages as words',
    text: lines('Italian\titaliano', 'Polish\tpolacco', 'Turkish\tturco'),
    rows: pairs(['Italian', 'italiano'], ['Polish', 'polacco'], ['Turkish', 'turco']),
  },
  {
    name: 'topics beside the first of their words, as merged cells are copied',
    text: lines('Topic\tEnglish\tItalian', 'Money\tbenefit\tvantaggio', '\tdeadline\tscadenza'),
    rows: pairs(['benefit', 'vantaggio'], ['deadline', 'scadenza']),
  },
  {
    name: 'an empty first cell before a cell in quotes',
    text: lines('IPA\tEnglish\tItalian', '/luːn/\tloan\tprestito', '\t"dead""line"\t"scadenza"'),
    rows: [
      { word: 'loan', translation: 'prestito', phonetics: '/luːn/' },
      { word: 'dead"line', translation: 'scadenza' },
    ],
  },
  {
    name: 'a list that is indented, below a line that is not',
    text: lines('luggage', '\tqueue\tcoda', '\t• delay\tritardo', '\tsoil\tsuolo'),
    rows: [
      { word: 'luggage' },
      ...pairs(['queue', 'coda'], ['delay', 'ritardo'], ['soil', 'suolo']),
    ],
  },
  {
    name: 'lines that are indented by a tab alone',
    text: lines('deadline - scadenza', '\tcrop - raccolto', '\tsoil - suolo'),
    rows: pairs(['deadline', 'scadenza'], ['crop', 'raccolto'], ['soil', 'suolo']),
  },
  {
    name: 'sentences with blanks, and Markdown of another kind',
    text: lines(
      '__apologise__\tchiedere scusa\tShe ____ for her mistake.',
      'wait\taspettare\tI __ for you and you ________ for me.',
    ),
    rows: [
      {
        word: 'apologise',
        translation: 'chiedere scusa',
        example: 'She ____ for her mistake.',
      },
      {
        word: 'wait',
        translation: 'aspettare',
        example: 'I __ for you and you ________ for me.',
      },
    ],
  },
]
