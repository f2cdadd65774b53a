import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectionLost, fakeServer, silence } from '../../../testing/component/fake-server.ts'
import { useReport } from './use-report.ts'

const at = '2026-11-01T09:00:00.000Z'

const report = {
  next: [],
  things: [
    {
      of: 'lesson',
      lessonId: 3,
      title: 'At the station',
      stages: 4,
      tries: [],
      isNew: true,
      openedAt: at,
      newestAt: at,
      finishedAt: null,
      words: { asked: 0, rightAtFirst: 0, missed: [] },
    },
  ],
  newest: at,
  upTo: at,
}

function Report() {
  const state = useReport(7)
  if (!state) return <p>Reading…</p>
  return <p>{'problem' in state ? state.problem : state.things.map(({ title }) => title)}</p>
}

test.each([
  ['fails', connectionLost],
  ['does not come back', silence],
])(
  'a report that was read is shown although the mark that it was seen %s',
  async (_how, answer) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const sent = fakeServer(({ path }) => {
      if (path.endsWith('/seen')) return answer()
      return Response.json(path.endsWith('/report') ? report : { newest: at })
    })

    await render(<Report />)

    await expect.element(page.getByText('At the station')).toBeVisible()
    expect(sent).toContainEqual({
      method: 'POST',
      path: '/studio/api/students/7/seen',
      body: { upTo: at },
    })
  },
)

test('a report that could not be read is told as that', async () => {
  fakeServer(connectionLost)

  await render(<Report />)

  await expect.element(page.getByText(/^The results could not be loaded/)).toBeVisible()
})

test('a report that was asked for earlier and comes later changes nothing', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const titled = (title: string, newest: string) =>
    Response.json({ ...report, things: [{ ...report.things[0], title }], newest })
  const [second, third] = ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z']
  const overtaken = titled('Meanwhile', second)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  let reports = 0
  fakeServer(async ({ path }) => {
    if (!path.endsWith('/report')) return Response.json({ newest: reports < 2 ? second : third })
    reports += 1
    if (reports === 1) return titled('Before', at)
    if (reports > 2) return titled('Now', third)
    await isAnswered
    return overtaken
  })
  await render(<Report />)
  await expect.element(page.getByText('Now')).toBeVisible()

  answer()
  await expect.poll(() => overtaken.bodyUsed).toBe(true)

  await expect.element(page.getByText('Now')).toBeVisible()
  expect(page.getByText('Meanwhile').query()).toBeNull()
})
