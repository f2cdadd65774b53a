import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { LessonVideo } from './lesson-video.tsx'

const poster = () => page.getByText(/The video comes from/).element().parentElement

afterEach(() => document.documentElement.style.removeProperty('font-size'))

test('large letters make the poster higher, and none of them is cut off', async () => {
  await page.viewport(375, 667)
  document.documentElement.style.fontSize = '200%'

  await show(<LessonVideo videoId="" title="Mastering Self-Discipline" isShown />)

  await expect.element(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  expect(poster()?.scrollHeight).toBe(poster()?.clientHeight)
})

test('letters of the usual size leave the poster the shape of the picture', async () => {
  await page.viewport(1440, 900)

  await show(<LessonVideo videoId="" title="Mastering Self-Discipline" isShown />)

  await expect.element(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  const { width = 0, height = 1 } = poster()?.getBoundingClientRect() ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 2)
})
