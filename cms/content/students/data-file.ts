import type { Letter, TakeSound } from '../../contract/letters.ts'

interface Kept {
  /** All but the letters, by its name. */
  rest: Record<string, unknown>
  letters: readonly Letter[]
  readSound: (takeId: number) => Promise<TakeSound | null>
}

/**
 * All that is kept of a student as JSON, UTF-8. Her recordings can be a hundred megabytes: each is
 * read when the file has been taken as far as its letter.
 */
export function dataFile(kept: Kept): ReadableStream<Uint8Array> {
  const pieces = piecesOf(kept)
  return new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  }).pipeThrough(new TextEncoderStream())
}

async function* piecesOf({ rest, letters, readSound }: Kept): AsyncGenerator<string, undefined> {
  yield '{\n'
  for (const [name, value] of Object.entries(rest)) yield `"${name}": ${json(value)},\n`
  yield '"letters": ['
  for (const [index, letter] of letters.entries()) {
    const take = letter.take && (await readSound(letter.take.id))
    const answerTake = letter.answerTake && (await readSound(letter.answerTake.id))
    yield `${index === 0 ? '' : ','}\n${json({ ...letter, take, answerTake })}`
  }
  yield ']\n}\n'
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
