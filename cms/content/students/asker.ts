import type { StudentSession } from './student-cookie.ts'

/** For whom a ticket was made: an admin by her id, a student, null for any visitor. */
export type Asker = { admin: number } | { student: StudentSession } | null

/** An asker in the text of a ticket: `a12`, `s12-3` with the version of the link, or `0`. */
export function writeAsker(asker: Asker): string {
  if (!asker) return '0'
  return 'admin' in asker ? `a${asker.admin}` : `s${asker.student.id}-${asker.student.version}`
}

/** The asker whom this text means; undefined where it means none. */
export function readAsker(text: string): Asker | undefined {
  if (text === '0') return null
  const [, admin, student, version] = /^(?:a(\d{1,10})|s(\d{1,10})-(\d{1,10}))$/.exec(text) ?? []
  if (admin) return { admin: Number(admin) }
  return student ? { student: { id: Number(student), version: Number(version) } } : undefined
}
