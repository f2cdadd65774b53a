import { expect, test } from 'vitest'
import { runSeed, seededRandom } from '../../../../testing/seeded-random.ts'
import { computed } from '../../../passport/computed.ts'
import { emptyHistory, type History, merged } from '../../../passport/history.ts'
import { packPassport, unpackPassport } from '../../../passport/passport-file.ts'
import { randomCopy, randomStreams } from '../../../passport/random-history.fixture.ts'
import { scheduleOf } from './scheduling.ts'

/** Within the time of what was done, and long after it. */
const moments = [Date.UTC(2026, 3, 1, 12), Date.UTC(2027, 3, 1, 12)]

const dueIn = (history: History) => {
  const { words } = computed({ history, keeping: 'device', device: 'AAAAAAAA' })
  return moments.map((moment) => scheduleOf([...words.values()], moment))
}

test('the same words are due after a file was saved and read on another device', async () => {
  for (let seed = runSeed; seed < runSeed + 100; seed++) {
    const random = seededRandom(seed)
    const before = randomCopy(random, randomStreams(random))

    const read = await unpackPassport(await packPassport('AAAAAAAA', before))

    const moved = 'history' in read ? merged(emptyHistory, read.history) : emptyHistory
    expect(dueIn(moved), `seed ${seed}`).toEqual(dueIn(before))
  }
})
