import type { Course, Lesson } from '../cms/content/payload-types.ts'
import { categories } from '../cms/contract/categories.ts'
import { cefrLevels } from '../cms/contract/level.ts'
import type { SeededRandom } from './seeded-random.ts'

const words = [
  ...[
    'Small talk',
    'naïve',
    '日本語の授業',
    'مرحبا بالعالم',
    '👩‍🏫 speaks',
    '<b>bold</b> & "quoted"',
  ],
  ...["it's", 'a\nline', '\\backslash\\u0041', 'straße', '1e5', 'null', '%s $1', '  spaces  '],
] as const

/** A text of any script, or one that means something to SQL, JSON or HTML. */
export const randomText = (random: SeededRandom): string =>
  `${random.oneOf(words)} ${random.below(1_000)}`

const maybe = <Value>(random: SeededRandom, make: () => Value): Value | null | undefined =>
  random.isLikely(0.7) ? make() : random.oneOf([null, undefined])

export function randomRichText(random: SeededRandom): NonNullable<Course['about']> {
  const format = () => random.oneOf([0, 1, 2, 8])
  const text = () => ({
    type: 'text',
    version: 1,
    text: randomText(random),
    format: format(),
    detail: 0,
    mode: 'normal',
    style: '',
  })
  const paragraph = () => ({
    type: 'paragraph',
    version: 1,
    children: [text(), text()],
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
  })
  const children = [paragraph(), ...random.listOf(2, paragraph)]
  return {
    root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 },
  }
}

type CourseFields = Omit<Course, 'id' | 'createdAt' | 'updatedAt'>

export const randomCourse = (random: SeededRandom): CourseFields => ({
  name: randomText(random).trim(),
  slug: `random-${crypto.randomUUID().slice(0, 18)}`,
  description: randomText(random),
  category: random.oneOf(categories),
  difficulty: random.oneOf(['1', '2', '3']),
  about: maybe(random, () => randomRichText(random)),
  icon: random.oneOf([null, 'fa-book']),
  cefr: maybe(random, () => random.oneOf(cefrLevels)),
  minutes: maybe(random, () => 1 + random.below(90)),
  forWhom: maybe(random, () => randomText(random)),
  cover: maybe(random, () => '/media/a-cover-0123456789ab.webp'),
  cssContent: maybe(random, () => `p::before { content: '${random.below(9)}' }`),
  jsContent: maybe(random, () => 'let a = "\u2028</script>"'),
})

type LessonFields = Omit<Lesson, 'id' | 'course' | 'createdAt' | 'updatedAt'>

export function randomLesson(random: SeededRandom): LessonFields {
  const text = () => randomText(random)
  const texts = () =>
    random.isLikely(0.7) ? random.listOf(3, () => ({ text: text() })) : undefined
  const filled = () => maybe(random, text)
  const isUploaded = random.isLikely(0.4)
  return {
    title: text(),
    isPremium: random.isLikely(0.3),
    cefr: maybe(random, () => random.oneOf(cefrLevels)),
    minutes: maybe(random, () => 1 + random.below(90)),
    videoId: filled(),
    visualPrompt: filled(),
    writingActivity: filled(),
    warmUpPicture: random.oneOf([null, '', '/pictures/lake-at-dawn.svg']),
    objectives: texts(),
    keyTakeaways: texts(),
    warmUpQuestions: texts(),
    speakingTips: texts(),
    ...(isUploaded ? randomFiles(random) : {}),
    ...(random.isLikely(0.7) ? randomItems(random) : {}),
  }
}

const randomFiles = (random: SeededRandom) => ({
  htmlContent: maybe(random, () => `<title>${random.below(9)}</title><p>${randomText(random)}</p>`),
  customStyles: maybe(random, () => 'p { color: red }'),
  customScripts: maybe(random, () => 'document.title = "\\u0041"'),
})

function randomItems(random: SeededRandom) {
  const text = () => randomText(random)
  const filled = () => maybe(random, text)
  const rows = () => random.listOf(3, () => ({ text: text() }))
  return {
    vocabulary: random.listOf(3, () => ({
      word: text(),
      phonetics: filled(),
      definition: filled(),
      example: filled(),
    })),
    phrases: random.listOf(3, () => ({ phrase: text(), usage: filled(), example: filled() })),
    grammarConcepts: random.listOf(2, () => ({
      concept: text(),
      explanation: filled(),
      example: filled(),
    })),
    practiceActivities: random.listOf(2, () => ({
      type: random.oneOf(['speaking', 'writing']),
      questions: rows(),
    })),
    quizQuestions: random.listOf(3, () => ({
      question: text(),
      options: [{ text: text() }, { text: text() }, ...rows()],
      correctAnswer: random.below(2),
    })),
  }
}
