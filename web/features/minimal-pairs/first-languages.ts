import { type Contrast, contrasts } from './contrasts.ts'

interface FirstLanguage {
  /** As an address names it. */
  id: string
  name: string
  /** The contrasts that its speakers confuse most, the most useful ones first. */
  confused: string
}

const vowels = 'ship-sheep bed-bad cat-cut full-fool'

/** First languages, each with the English sounds that it does not keep apart. */
export const firstLanguages: readonly FirstLanguage[] = [
  {
    id: 'italian',
    name: 'Italian',
    confused: `${vowels} at-hat thin-tin they-day board-bird thin-thing back-bag`,
  },
  {
    id: 'spanish',
    name: 'Spanish',
    confused: `ship-sheep berry-very cat-cut ship-chip bed-bad sea-she full-fool they-day back-bag thin-thing`,
  },
  {
    id: 'polish',
    name: 'Polish',
    confused: `${vowels} back-bag thin-tin think-sink they-day board-bird thin-thing`,
  },
  {
    id: 'german',
    name: 'German',
    confused: 'bed-bad vet-wet think-sink they-day back-bag cat-cut thin-tin',
  },
  {
    id: 'french',
    name: 'French',
    confused:
      'ship-sheep at-hat think-sink they-day full-fool cat-cut bed-bad ship-chip board-bird thin-thing',
  },
  {
    id: 'portuguese',
    name: 'Portuguese',
    confused: `${vowels} thin-tin they-day at-hat ship-chip thin-thing back-bag`,
  },
  {
    id: 'mandarin',
    name: 'Mandarin',
    confused: `think-sink they-day ship-sheep vet-wet bed-bad back-bag thin-thing right-light full-fool cat-cut pen-pain`,
  },
  {
    id: 'japanese',
    name: 'Japanese',
    confused: 'right-light berry-very think-sink sea-she cat-cut board-bird they-day thin-thing',
  },
  {
    id: 'arabic',
    name: 'Arabic',
    confused:
      'pie-buy ship-sheep berry-very bed-bad pen-pain ship-chip full-fool board-bird cat-cut',
  },
  {
    id: 'russian',
    name: 'Russian',
    confused: `${vowels} vet-wet think-sink they-day back-bag board-bird thin-thing at-hat`,
  },
  { id: 'other', name: 'Another language', confused: '' },
]

/** The contrasts of a first language, and those that its speakers usually hear. */
export function contrastsFor(languageId: string | null) {
  const language = firstLanguages.find(({ id }) => id === languageId)
  const ids = language?.confused.split(' ') ?? []
  const first = ids.flatMap((id): readonly Contrast[] => contrasts.filter((each) => each.id === id))
  return { language, first, others: contrasts.filter((each) => !first.includes(each)) }
}
