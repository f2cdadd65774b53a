import { toLessonData } from '../../../content/collections/lessons/to-lesson-data.ts'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'

type Data = Record<string, unknown>

/**
 * The form's data with what the markup states in its place; the rest of the form stays. The number
 * stays too: it is the course's to give (decision 15). The course is taken where none is chosen.
 */
export function fillForm(
  data: Data,
  parsed: Partial<ParsedCustomLesson> & { title: string },
): Data {
  const { customStyles, customScripts, courseId } = parsed
  const { isPremium: _, ...content } = toLessonData(parsed)
  const stated = {
    ...content,
    isPremium: parsed.isPremium,
    customStyles: customStyles || undefined,
    customScripts: customScripts || undefined,
    course: data.course ? undefined : courseId,
  }
  const filled = Object.entries(stated).filter(([, value]) => value !== undefined)
  return { ...data, ...Object.fromEntries(filled) }
}
