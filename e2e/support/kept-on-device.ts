import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What the learner did has reached the passport's database: a page that is left loses nothing. */
export const untilKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(countEvents, 'passport')).toBeGreaterThan(0)

async function countEvents(name: string): Promise<number> {
  const databases = await indexedDB.databases()
  // To open one that is not there would make it.
  if (!databases.some((database) => database.name === name)) return 0
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction('events').objectStore('events').count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
    }
  })
}
