import type { PageTestimonial } from '../../../cms/contract/pages.ts'

/** The tabs of the testimonials page and which levels each shows (spec §2, §4). */
export const levelTabs = [
  { value: 'all', label: 'All Testimonials', words: [''] },
  { value: 'business', label: 'Business English', words: ['Business'] },
  { value: 'academic', label: 'Academic', words: ['TOEFL', 'Advanced'] },
  { value: 'conversation', label: 'Conversation', words: ['Intermediate'] },
] as const
export type LevelTab = (typeof levelTabs)[number]['value']

/** A tab from an address; whatever is none means all. */
export const parseLevelTab = (text: string | null): LevelTab =>
  levelTabs.find(({ value }) => value === text)?.value ?? 'all'

/** The testimonials whose level text contains one of the tab's words. */
export function onLevelTab(testimonials: readonly PageTestimonial[], tab: LevelTab) {
  const words: readonly string[] = levelTabs.find(({ value }) => value === tab)?.words ?? ['']
  return testimonials.filter(({ level }) => words.some((word) => level.includes(word)))
}
