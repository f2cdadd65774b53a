import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'
import type { Endpoint } from '../../api/endpoint.ts'
import { handLargeBodies, isForBeside } from './large-bodies.ts'

const megabyte = 1024 * 1024

const lessons = { access: 'anyAdmin', bodyLimit: 10 * megabyte } as const
const cookie = 'tutor-token=a'
const ofTutor = { cookie, 'content-length': String(5 * megabyte) }

const isForBesideAt = (
  headers: IncomingHttpHeaders,
  { endpoint = lessons, originalUrl = '/api/courses/1/lessons' }: Partial<Asked> = {},
) => isForBeside(endpoint, { headers, originalUrl })

interface Asked {
  endpoint: Parameters<typeof isForBeside>[0]
  originalUrl: string
}

test('a body of megabytes is for the other process', () => {
  expect(isForBesideAt(ofTutor)).toBe(true)
})

test('so is a student’s, and a file', () => {
  const ofStudents = { access: 'student', bodyLimit: 6 * megabyte } as const
  const upload = { limit: 200 * megabyte, types: [], problem: '', tooLarge: '', missing: '' }
  const archives = { access: 'owner', bodyLimit: 0, upload } as const
  const ofFile = { cookie, 'content-length': String(150 * megabyte) }

  expect(isForBesideAt(ofTutor, { endpoint: ofStudents })).toBe(true)
  expect(isForBesideAt(ofFile, { endpoint: archives })).toBe(true)
})

test.each([
  ['a small body', { cookie, 'content-length': String(megabyte) }],
  ['no body', { cookie }],
  ['a body that says no length', { cookie, 'transfer-encoding': 'chunked' }],
  ['a body that says two lengths', { ...ofTutor, 'transfer-encoding': 'chunked' }],
  ['a body that is too large', { cookie, 'content-length': String(10 * megabyte + 1) }],
  ['a length that is none', { cookie, 'content-length': 'much' }],
  ['what comes without a cookie', { 'content-length': String(5 * megabyte) }],
])('%s stays at the site', (_what, headers) => {
  expect(isForBesideAt(headers)).toBe(false)
})

test('what everybody may call stays at the site', () => {
  const forAll = { access: 'everyone', bodyLimit: 10 * megabyte } as const

  expect(isForBesideAt(ofTutor, { endpoint: forAll })).toBe(false)
})

test('an address with a host in front stays at the site: the studio’s could look like it', () => {
  const originalUrl = 'http://tutor.example/api/courses/1/lessons'

  expect(isForBesideAt(ofTutor, { originalUrl })).toBe(false)
})

test('while a large body passes, garbage is collected less early, and for no other', async () => {
  const beside = vi.fn()
  const whilePassing = vi.fn()
  const ask = async (headers: IncomingHttpHeaders) => {
    const [request, response] = [{ headers, originalUrl: '/api/lessons' }, { once: vi.fn() }]
    const next = vi.fn()
    const handle = handLargeBodies(lessons as unknown as Endpoint, () => beside, whilePassing)
    await handle(request as unknown as Request, response as unknown as Response, next)
    return { response, next }
  }

  const small = await ask({ cookie, 'content-length': '10' })
  expect(small.next).toHaveBeenCalledOnce()
  expect(whilePassing).not.toHaveBeenCalled()

  const large = await ask(ofTutor)
  expect(beside).toHaveBeenCalledOnce()
  expect(whilePassing).toHaveBeenCalledExactlyOnceWith(large.response)
})
