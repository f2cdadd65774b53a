import { expect, test } from 'vitest'
import { isAbroad, isOpenDatabase, mailTls } from './in-the-open.ts'

test.each([
  ...['localhost', '127.0.0.1', '127.8.9.1', '[::1]', '', 'database', 'db.localhost'],
  ...['10.0.0.7', '172.20.1.1', '172.31.4.2', '192.168.1.5', '[fd12::1]', '[fe80::1]'],
  ...['pg.tutor.svc', 'nas.local'],
])('what is sent to %j passes nobody else', (host) => {
  expect(isAbroad(host)).toBe(false)
})

test.each(['db.example.com', '8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'localhost.example'])(
  'what is sent to %s may',
  (host) => {
    expect(isAbroad(host)).toBe(true)
  },
)

test.each([
  ['postgres://u:p@db.example.com/tutor', true],
  ['postgres://u:p@db.example.com/tutor?sslmode=verify-full', false],
  ['postgres://u:p@db.example.com/tutor?sslmode=disable', false],
  ['postgres://u:p@database:5432/tutor', false],
  ['postgres:///tutor?host=/run/postgresql', false],
  ['postgres:///tutor?host=/cloudsql/example.com:project:region:name', false],
  ['postgres:///tutor?host=db.example.com', true],
  ['postgres://u:p@localhost/tutor?host=localhost&host=db.example.com', true],
  ['postgres://u:p@db.example.com/tutor?sslmode=disable&sslmode=', true],
  ['postgres://u:p@localhost/tutor?host=db.example.com', true],
  ['postgres://u:p@db.example.com/tutor?sslmode=', true],
  ['postgres://u:p@db.example.com/tutor?ssl=', true],
])('%s is open by oversight: %s', (address, isOpen) => {
  expect(isOpenDatabase(address)).toBe(isOpen)
})

test.each([
  ['smtp://u:p@mail.example.com:587', true],
  ['smtps://u:p@mail.example.com', false],
  ['smtp://u:p@mail.example.com:25?ignoreTLS=true', false],
  ['smtp://u:p@mail.example.com:25?ignoreTLS=false', true],
  ['smtp://u:p@mail.example.com:25?ignoreTLS=', true],
  ['smtp://127.0.0.1:1025', false],
])('%s must begin with TLS: %s', (address, must) => {
  expect(mailTls(address)).toEqual(must ? { requireTLS: true } : {})
})
