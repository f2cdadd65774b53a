import type { Decoder as PackageDecoder, Segment, SoundSwallowerModule } from 'soundswallower'
import { engineRate } from './engine-rate.ts'
import type { SoundedWord, TimedWord } from './sounded-word.ts'

/** Where the package finds the parts of its model: addresses or paths. */
export interface ModelPlaces {
  mdef: string
  mean: string
  var: string
  sendump: string
  tmat: string
  featparams: string
  fdict: string
}

/** The engine behind four functions, so that another can take its place (decision 83). */
export interface Decoder {
  /** When each word of a text was said; null where the recording does not match. */
  align: (samples: Float32Array, words: readonly SoundedWord[]) => TimedWord[] | null
  /**
   * Which words were said: one of the alternatives at each place, by its index; -1 for one that may
   * be left out and was. Null where nothing fits.
   */
  choose: (samples: Float32Array, places: readonly Place[]) => number[] | null
  close: () => void
}

/** One place of a sentence and what may stand there. */
export interface Place {
  /** Each of one word or several. */
  alternatives: readonly (readonly SoundedWord[])[]
  mayBeMissing?: boolean
}

/** Nothing is pruned that a learner might have said; both are the package's own scale. */
const beams = { beam: 1e-160, wbeam: 1e-160, pbeam: 1e-160 }

/** Opens the engine: the fourth function. */
export async function openDecoder(
  module: SoundSwallowerModule,
  places: ModelPlaces,
): Promise<Decoder> {
  // No dictionary: words come as they are needed. The package cannot read an empty name.
  const decoder = new module.Decoder({ ...places, ...beams, dict: 'none', samprate: engineRate })
  await decoder.initialize()
  const known = knownWords(decoder)

  return {
    align(samples, words) {
      if (words.length === 0) return null
      known.learn(words)
      decoder.set_align_text(words.map(known.nameOf).join(' '))
      const said = listen(decoder, samples)
      return said?.length === words.length ? timed(said, words) : null
    },
    choose(samples, sentence) {
      known.learn(sentence.flatMap(({ alternatives }) => alternatives.flat()))
      decoder.set_grammar(grammarOf(sentence, known.nameOf))
      const said = listen(decoder, samples)
      return said && chosen(said.map(nameIn), sentence, known.nameOf)
    },
    close: () => decoder.delete(),
  }
}

/** The words of the decoder's dictionary, by names of our own: no sign in a word can harm. */
function knownWords(decoder: PackageDecoder) {
  const names = new Map<string, string>()
  const keyOf = ({ word, sounds }: SoundedWord) => `${word}/${sounds.join('/')}`
  return {
    learn(words: readonly SoundedWord[]) {
      const entries: [string, string][] = []
      for (const word of words) {
        const key = keyOf(word)
        if (names.has(key)) continue
        const name = `w${names.size}`
        names.set(key, name)
        word.sounds.forEach((sounds, index) => {
          entries.push([index === 0 ? name : `${name}(${index + 1})`, sounds])
        })
      }
      if (entries.length > 0) decoder.add_words(...entries)
    },
    nameOf: (word: SoundedWord) => names.get(keyOf(word)) ?? '',
  }
}

/** What was heard, without pauses and noises; null where nothing fits. */
function listen(decoder: PackageDecoder, samples: Float32Array): Segment[] | null {
  decoder.start()
  decoder.process_audio(samples, false, true)
  decoder.stop()
  try {
    return (decoder.get_alignment({}).w ?? []).filter(({ t }) => /^w\d/.test(t))
  } catch {
    return null // the package throws where the end of the text was not reached
  }
}

const timed = (said: readonly Segment[], words: readonly SoundedWord[]): TimedWord[] =>
  said.map(({ b, d }, index) => ({ word: words[index]?.word ?? '', from: b, to: b + d }))

/** `w12(2)` is another way to say `w12`. */
const nameIn = ({ t }: Segment) => t.replace(/\(.*/, '')

function grammarOf(places: readonly Place[], nameOf: (word: SoundedWord) => string): string {
  const parts = places.map(({ alternatives, mayBeMissing }) => {
    const options = alternatives.map((words) => words.map(nameOf).join(' ')).join(' | ')
    return mayBeMissing ? `[ ${options} ]` : `( ${options} )`
  })
  return `#JSGF V1.0;\ngrammar said;\npublic <sentence> = ${parts.join(' ')} ;`
}

/** Finds the way through the places that gives just these words. */
function chosen(
  names: readonly string[],
  places: readonly Place[],
  nameOf: (word: SoundedWord) => string,
): number[] | null {
  const [place, ...rest] = places
  if (!place) return names.length === 0 ? [] : null
  for (const [index, words] of place.alternatives.entries()) {
    if (!words.every((word, at) => nameOf(word) === names[at])) continue
    const after = chosen(names.slice(words.length), rest, nameOf)
    if (after) return [index, ...after]
  }
  const after = place.mayBeMissing ? chosen(names, rest, nameOf) : null
  return after && [-1, ...after]
}
