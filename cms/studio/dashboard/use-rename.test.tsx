import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  connectionLost,
  type FakeAnswer,
  fakeServer,
} from '../../../testing/component/fake-server.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { useRename } from './use-rename.ts'

const names = { from: 'Anna', to: 'Anna Maria' }
const place = { where: 'Home page', label: 'Heading', before: 'Anna', after: 'Anna Maria' }

/** Two places, of which one is left after the name was replaced, whatever comes back of that. */
function replacing(answer: () => FakeAnswer) {
  let ids = ['home', 'about']
  return fakeServer(({ path }) => {
    if (path === tutorApiPaths.name) {
      ids = ['home']
      return answer()
    }
    return Response.json({ places: ids.map((id) => ({ id, ...place })), hasMore: false })
  })
}

type RenameProps = Parameters<typeof useRename>[0]

function Rename(props: RenameProps) {
  const { found, find, replace } = useRename(props)
  return (
    <>
      <output>
        {found ? `${found.places.length} places, ${found.chosen.size} chosen` : 'None'}
      </output>
      <button type="button" onClick={() => find(names)}>
        Find
      </button>
      <button type="button" onClick={() => found && replace(found)}>
        Replace
      </button>
    </>
  )
}

async function found() {
  const told = { onDone: vi.fn(), onProblem: vi.fn() }
  await render(<Rename {...told} />)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByText('2 places, 2 chosen')).toBeVisible()
  return told
}

const replace = () => page.getByRole('button', { name: 'Replace' }).click()

test('a name is replaced, and the places that are left are chosen', async () => {
  replacing(() => Response.json({ message: 'One text has the new name.', changed: 1 }))
  const { onDone, onProblem } = await found()

  await replace()

  await expect.element(page.getByText('1 places, 1 chosen')).toBeVisible()
  expect(onDone).toHaveBeenCalledWith('One text has the new name.')
  expect(onProblem).not.toHaveBeenCalled()
})

test.each([
  ['no answer', connectionLost],
  ['a proxy’s answer', () => new Response('Bad gateway', { status: 502 })],
  [
    'a fault',
    () => Response.json({ message: 'Something went wrong on our side.' }, { status: 500 }),
  ],
])(
  'after %s the places are looked for anew, and none is replaced twice unseen',
  async (_how, answer) => {
    replacing(answer)
    const { onDone, onProblem } = await found()

    await replace()

    await expect.element(page.getByText('1 places, 0 chosen')).toBeVisible()
    expect(onProblem.mock.calls).toEqual([
      [expect.stringMatching(/^The server did not say whether the name was replaced\./)],
    ])
    expect(onDone).not.toHaveBeenCalled()
  },
)

test('without a connection no places stay that may be replaced already', async () => {
  const sent = fakeServer(() =>
    sent.length === 1
      ? Response.json({ places: ['home', 'about'].map((id) => ({ id, ...place })), hasMore: false })
      : connectionLost(),
  )
  const { onProblem } = await found()

  await replace()

  await expect.element(page.getByText('None')).toBeVisible()
  expect(onProblem.mock.calls).toEqual([
    [
      'The server did not say whether the name was replaced. The server did not answer. Press “Find every place” to see.',
    ],
  ])
})

test('what the server refuses is told in its words, and the choice stays', async () => {
  replacing(() => Response.json({ message: 'Too many places.' }, { status: 400 }))
  const { onProblem } = await found()

  await replace()

  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith('Too many places.'))
  await expect.element(page.getByText('2 places, 2 chosen')).toBeVisible()
})
