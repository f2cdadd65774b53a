import { beforeAll } from 'vitest'

// One browser keeps what the test files before have stored, in an order that changes.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
