import type { PracticeActivity } from '../../../../cms/contract/lesson.ts'

const titles = { speaking: 'Speaking practice', writing: 'Writing practice' } as const

/** What the activities are called: with a number where a lesson has several of a kind. */
export const activityTitles = (activities: readonly PracticeActivity[]): string[] =>
  activities.map(({ type }, index) => {
    const before = activities.slice(0, index).filter((one) => one.type === type).length
    const isOnly = activities.filter((one) => one.type === type).length === 1
    return isOnly ? titles[type] : `${titles[type]} ${before + 1}`
  })
