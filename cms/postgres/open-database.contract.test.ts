import { expect, test, vi } from 'vitest'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { readEnvironment, StartError } from '../environment/environment.ts'
import { freePort } from './free-port.ts'
import { openDatabase } from './open-database.ts'

const { connectionString = '' } = (await sitePayload()).db.poolOptions

const open = (DATABASE_URL: string, onAsked: () => void) =>
  openDatabase({ ...readEnvironment(), DATABASE_URL }, { onAsked })

test('who opens a database is told that it is waited for, before it answers', async () => {
  const order: string[] = []

  const opening = open(connectionString, () => order.push('asked'))
  const { url } = await opening.finally(() => order.push('answered'))

  expect(order).toEqual(['asked', 'answered'])
  expect(url).toBe(connectionString)
})

test('an address with signs that are escaped wrongly is told to be one', async () => {
  const opening = open('postgres://tutor:pass%e4word@127.0.0.1/tutor', () => {})

  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow('DATABASE_URL cannot be read')
})

test('a certificate that is not there is named', async () => {
  const url = 'postgres://tutor@127.0.0.1/tutor?sslmode=verify-full&sslrootcert=/no/ca.pem'

  const opening = open(url, () => {})

  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow('/no/ca.pem')
})

test('a database that is not there is waited for as well, and named', async () => {
  const onAsked = vi.fn()

  const opening = open(`postgres://tutor:secret@127.0.0.1:${await freePort()}/tutor`, onAsked)

  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow('The database tutor at 127.0.0.1')
  expect(onAsked).toHaveBeenCalledOnce()
})
