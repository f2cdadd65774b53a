import { expect, test } from 'vitest'
import { joinHooks } from './join-hooks.ts'

test('the hooks of the first run before those of the second, and none is lost', () => {
  const joined = joinHooks<Record<string, string[]>>(
    { beforeChange: ['lockRow'], afterChange: ['announce'] },
    { beforeChange: ['takeTurn'], afterDelete: ['forgetTurns'] },
  )

  expect(joined).toEqual({
    beforeChange: ['lockRow', 'takeTurn'],
    afterChange: ['announce'],
    afterDelete: ['forgetTurns'],
  })
})

test('what is joined is left as it was', () => {
  const own = { beforeChange: ['lockRow'] }

  joinHooks(own, { beforeChange: ['takeTurn'] })

  expect(own).toEqual({ beforeChange: ['lockRow'] })
})

test.each([
  ['first', undefined, { beforeChange: ['takeTurn'] }],
  ['second', { beforeChange: ['takeTurn'] }, undefined],
])('where the %s has no hooks, there are those of the other', (_which, first, second) => {
  expect(joinHooks(first, second)).toEqual({ beforeChange: ['takeTurn'] })
})
