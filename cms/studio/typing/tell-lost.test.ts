import { expect, test } from 'vitest'
import type { OpenForm } from './open-forms.ts'
import { tellLost } from './tell-lost.ts'

const byHand = '/studio/api/lessons/7?draft=true'
const byItself = `${byHand}&autosave=true`

/** A studio with one lesson open, on a line that answers as it is told to; what its form is told. */
async function saveOn(answer: () => Response, path: string) {
  const told: (string | null)[] = []
  const form: OpenForm = {
    name: 'lessons 7',
    number: 1,
    isClosed: false,
    getFields: () => ({}),
    getData: () => ({}),
    setModified: () => undefined,
    setProcessing: () => undefined,
    isStopped: () => false,
    onNewer: () => undefined,
    onAnswered: () => undefined,
    refusalsFor: () => ({}),
    onLost: (address) => told.push(address),
  }
  const send = tellLost(
    async () => answer(),
    ({ name }) => (name === form.name ? form : undefined),
  )
  const body = new FormData()
  const saved = send(path, { method: 'PATCH', body })
  return { told, status: await saved.then(({ status }) => status, String) }
}

const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const notThere = () => new Response('<h1>503</h1>', { status: 503 })

test('a form is told where its draft was sent in vain by itself, and whoever sent it hears why', async () => {
  expect(await saveOn(lost, byItself)).toEqual({
    told: [byItself],
    status: 'TypeError: Failed to fetch',
  })
  expect(await saveOn(notThere, byItself)).toEqual({ told: [byItself], status: 503 })
})

test('what is saved by hand in vain is not sent again by itself', async () => {
  expect(await saveOn(notThere, byHand)).toEqual({ told: [], status: 503 })
})

test('after any answer to a save nothing is lost', async () => {
  expect(await saveOn(() => Response.json({}), byHand)).toEqual({ told: [null], status: 200 })
  expect(await saveOn(() => Response.json({}, { status: 409 }), byItself)).toEqual({
    told: [null],
    status: 409,
  })
})

test('a save of another document tells the form nothing', async () => {
  expect(await saveOn(notThere, byItself.replace('7', '8'))).toMatchObject({ told: [] })
})
