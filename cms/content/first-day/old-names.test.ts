import { expect, test } from 'vitest'
import { oldNames } from './old-names.ts'

test('nothing is offered while the sample’s names stand', () => {
  expect(oldNames({ coach: 'Anna Whitfield', brand: 'Clearly Spoken' })).toEqual([])
})

test('whole name, first name and brand are offered once they were changed', () => {
  expect(oldNames({ coach: 'Mara Lind', brand: 'Mara speaks' })).toEqual([
    { from: 'Anna Whitfield', to: 'Mara Lind' },
    { from: 'Anna', to: 'Mara' },
    { from: 'Clearly Spoken', to: 'Mara speaks' },
  ])
})
