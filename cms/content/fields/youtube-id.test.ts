import { expect, test } from 'vitest'
import { idIn } from './youtube-id.ts'

test.each([
  'https://www.youtube.com/watch?v=arj7oStGLkU',
  'https://www.youtube.com/watch?list=PL1&v=arj7oStGLkU&t=30s',
  'https://youtu.be/arj7oStGLkU?si=abc',
  'https://www.youtube.com/shorts/arj7oStGLkU',
  'https://www.youtube-nocookie.com/embed/arj7oStGLkU?autoplay=1',
  'youtube.com/live/arj7oStGLkU',
  ' arj7oStGLkU ',
])('the id is found in %s', (text) => {
  expect(idIn(text)).toBe('arj7oStGLkU')
})

test('what is no video stays as it was typed', () => {
  expect(idIn('https://vimeo.com/123456')).toBe('https://vimeo.com/123456')
})
