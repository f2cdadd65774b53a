import { expect, test } from 'vitest'
import { lessonTags } from '../lesson-tags.ts'
import { parseCustomMarkup, parseStandardMarkup } from '../parse-markup.ts'
import { renderMarkup } from '../render-markup.ts'
import { customToeflScripts } from './custom-toefl-scripts.ts'
import { customToeflStyles } from './custom-toefl-styles.ts'
import { customToeflTemplate } from './custom-toefl-template.ts'
import { quickToeflTemplate } from './quick-toefl-template.ts'
import { standardTemplate } from './standard-template.ts'

test('the standard template shows every tag of its format', () => {
  const tags = Object.keys(lessonTags.standard.tags)

  expect(tags.filter((tag) => !standardTemplate.includes(`</${tag}>`))).toEqual([])
})

test('the standard template is a full lesson', () => {
  const lesson = parseStandardMarkup(standardTemplate)

  expect(lesson.title).toBe('Speaking Up in Meetings')
  expect(lesson.vocabulary).toHaveLength(6)
  expect(lesson.practiceActivities?.map(({ type }) => type)).toEqual(['speaking', 'writing'])
  expect(lesson.quizQuestions?.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4])
})

test('the quick TOEFL lesson is short', () => {
  const lesson = parseStandardMarkup(quickToeflTemplate)

  expect(lesson.quizQuestions).toHaveLength(2)
  expect(quickToeflTemplate.length).toBeLessThan(standardTemplate.length / 3)
})

test('the custom TOEFL template has styles and a script that runs', () => {
  const lesson = parseCustomMarkup(customToeflTemplate)

  expect(lesson.title).toContain('TOEFL')
  expect(lesson.customStyles).toBe(customToeflStyles)
  expect(lesson.customScripts).toBe(customToeflScripts)
  expect(() => new Function(customToeflScripts)).not.toThrow()
})

test('the custom template fits whatever course the tutor chooses', () => {
  expect(parseCustomMarkup(customToeflTemplate)).not.toHaveProperty('courseId')
})

test('a template that is written again is the same lesson', () => {
  const standard = parseStandardMarkup(standardTemplate)
  const custom = parseCustomMarkup(customToeflTemplate)

  expect(parseStandardMarkup(renderMarkup(standard, 'standard'))).toStrictEqual(standard)
  expect(parseCustomMarkup(renderMarkup(custom, 'custom'))).toStrictEqual(custom)
})
