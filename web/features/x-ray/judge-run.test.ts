import { expect, test } from 'vitest'
import type { XRayFinding } from '../../../cms/contract/x-ray.ts'
import { judgeRun } from './judge-run.ts'

const missing: XRayFinding = {
  id: 'missing-files',
  weight: 'stops',
  text: 'A file is missing.',
  places: ['gone.png'],
}

test('what was seen several times is one finding with its places', () => {
  const seen = [
    { kind: 'error', text: 'first' },
    { kind: 'error', text: 'second' },
    { kind: 'error', text: 'first' },
  ] as const

  expect(judgeRun({ seen, end: 'ended' }, [])).toMatchObject([
    { id: 'run-error', weight: 'stops', places: ['first', 'second'] },
  ])
})

test('a file that the reading has named is not named twice', () => {
  const seen = [{ kind: 'file', text: 'gone.png' }] as const

  expect(judgeRun({ seen, end: 'ended' }, [missing])).toEqual([])
  expect(judgeRun({ seen, end: 'ended' }, [])).toHaveLength(1)
})

test('a page that was stopped is told, with what it said before', () => {
  const seen = [{ kind: 'alert', text: 'Hello' }] as const

  expect(judgeRun({ seen, end: 'stopped' }, []).map(({ id }) => id)).toEqual([
    'run-stopped',
    'run-alert',
  ])
})

test('a page that could not be run says nothing about itself', () => {
  expect(judgeRun({ seen: [], end: 'unknown' }, [])).toEqual([])
})

test('signs that turn a line round or are not seen are left out', () => {
  const seen = [{ kind: 'error', text: 'a\u202eb\u0000c' }] as const

  expect(judgeRun({ seen, end: 'ended' }, [])[0]?.places).toEqual(['a b c'])
})
