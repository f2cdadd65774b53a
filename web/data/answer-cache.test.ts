import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { answerCache } from './answer-cache.ts'

const answers = { '/api/courses': ['Speak Fluently'], '/api/site': { brand: 'Tutor' } }

type Mutate = ReturnType<typeof useSWRConfig>['mutate']

/** Renders inside a cache that holds the answers; gives the HTML, the cache and its writer. */
function render() {
  const cache = answerCache(answers)
  const given: { mutate?: Mutate } = {}
  const courses = createElement(Courses, { onMutate: (mutate) => Object.assign(given, { mutate }) })
  const html = renderToString(
    createElement(SWRConfig, { value: { provider: () => cache } }, courses),
  )
  return { html, cache, mutate: given.mutate ?? (() => Promise.reject(new Error('No writer'))) }
}

function Courses({ onMutate }: { onMutate(mutate: Mutate): void }) {
  onMutate(useSWRConfig().mutate)
  const { data } = useSWR<string[]>('/api/courses', null)
  return createElement('p', null, data?.join() ?? 'Loading')
}

test('an answer of the server is there at the first drawing', () => {
  expect(render().html).toBe('<p>Speak Fluently</p>')
})

test('a write by a key of the cache finds the server’s answer, and can drop it', async () => {
  const { cache, mutate } = render()

  const [courses = ''] = cache.keys()
  await mutate(courses, undefined, { revalidate: false })

  expect(cache.get('/api/courses')?.data).toBeUndefined()
  expect(cache.get('/api/site')?.data).toEqual({ brand: 'Tutor' })
})
