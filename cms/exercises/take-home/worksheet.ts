import type { LessonContent } from '../../contract/lesson.ts'
import type { Worksheet, WorksheetGaps, WorksheetMatch } from '../../contract/worksheet.ts'
import type { PracticeSet } from '../practice-set.ts'
import { unfitWords } from '../questions/distractors.ts'
import { type Gap, gapOf, maskOf } from '../questions/gap-of.ts'
import { matchingQuestions } from '../questions/matching-questions.ts'
import { type Random, randomOf, shuffled } from '../random.ts'
import type { Row } from '../row.ts'

type Parts = Pick<Worksheet, 'words' | 'gaps' | 'matches' | 'questions' | 'writing'>

/** What else stands on the sheet of a lesson; an exercise is words alone. */
interface Lesson extends Pick<LessonContent, 'quizQuestions' | 'writingActivity'> {
  id: number | string
}

/** So many sentences share one bank; a bank of fewer words gives its answers away. */
const bankSizes = { least: 3, most: 8 } as const

/** The exercises of words as they stand on paper: the same each time it is printed. */
export function worksheetOf(set: PracticeSet, lesson: Lesson): Parts {
  const random = randomOf(`worksheet ${lesson.id}`)
  return {
    words: set.rows.map(({ word, phonetics, translation, meaning }) => ({
      word,
      phonetics,
      translation,
      meaning,
    })),
    matches: matchesOf(set, random),
    gaps: gapsOf(set, random),
    questions: lesson.quizQuestions,
    writing: lesson.writingActivity,
  }
}

const matchesOf = (set: PracticeSet, random: Random): WorksheetMatch[] =>
  matchingQuestions(set, random).map(({ pairs, order }) => ({
    words: pairs.map(({ word }) => word),
    meanings: order.flatMap((index) => pairs[index]?.meaning ?? []),
    key: pairs.map((_, index) => order.indexOf(index)),
  }))

interface RowWithGap {
  row: Row
  gap: Gap
  mask: string
  /** The ids of the words that surely do not fit into the gap. */
  unfit: ReadonlySet<string>
}

/**
 * Sentences in groups with one bank each. No word of a bank fits into two sentences of its group: a
 * sentence for which that is not sure is left out.
 */
function gapsOf(set: PracticeSet, random: Random): WorksheetGaps[] {
  const groups: RowWithGap[][] = []
  for (const one of rowsWithGap(set, random)) {
    const group = groups.find(
      (others) => others.length < bankSizes.most && others.every((other) => isApart(one, other)),
    )
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
    .filter(({ length }) => length >= bankSizes.least)
    .map((group) => ({
      bank: shuffled(
        group.map(({ row, gap }) => inBank(gap.answer, row.word)),
        random,
      ),
      sentences: group.map(({ gap: { before, answer, after } }) => ({ before, answer, after })),
    }))
}

/** A capital of a sentence's beginning would tell where the word goes. */
const inBank = (answer: string, word: string) =>
  isSmall(word) ? answer.charAt(0).toLowerCase() + answer.slice(1) : answer

const isSmall = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase()

function rowsWithGap(set: PracticeSet, random: Random): RowWithGap[] {
  const found = set.rows.flatMap((row) => {
    const gap = gapOf(row.example, row.word)
    return 'refusal' in gap ? [] : [{ row, gap, mask: maskOf(gap) }]
  })
  return shuffled(found, random).map(({ row, ...rest }) => ({
    row,
    ...rest,
    unfit: new Set(unfitWords(row, set, random).map(({ id }) => id)),
  }))
}

const isApart = (one: RowWithGap, other: RowWithGap) =>
  one.unfit.has(other.row.id) && other.unfit.has(one.row.id) && one.mask !== other.mask
