import { z } from 'zod'
import { CountedDays } from './counts.ts'
import { SiteStatus } from './site-status.ts'

/** One line of the tutor's desk, with the page that it leads to. */
export const DeskLine = z.object({
  /** Where it is seen to; nowhere on this site, for some. */
  href: z.string().optional(),
  title: z.string(),
  /** What kind of thing it is, or what is missing in it. */
  note: z.string(),
  time: z.string().optional(),
})
export type DeskLine = z.infer<typeof DeskLine>

/**
 * Lines with a React key each. Two may say the same, as those of two letters of one student: with one
 * key for both, a line that has gone would stay in sight.
 */
export function keyedLines(lines: readonly DeskLine[]): { key: string; line: DeskLine }[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const said = [line.href, line.title, line.note].join('\n')
    const count = (counts.get(said) ?? 0) + 1
    counts.set(said, count)
    return { key: `${said}\n${count}`, line }
  })
}

/** What a pile does not show. */
export const DeskMore = z.object({
  text: z.string(),
  /** Where it is seen; nowhere, for some. */
  href: z.string().optional(),
})
export type DeskMore = z.infer<typeof DeskMore>

/** Things of one kind that need the tutor; the newest lines, and how many there are. */
export const DeskPile = z.object({
  key: z.enum([
    'backups',
    'schedules',
    'messages',
    'letters',
    'results',
    'drafts',
    'quizzes',
    'texts',
  ]),
  heading: z.string(),
  /** Said beside the count. */
  detail: z.string().optional(),
  count: z.int().min(1),
  lines: z.array(DeskLine),
  more: z.array(DeskMore),
})
export type DeskPile = z.infer<typeof DeskPile>

/** GET /api/desk: what needs her, people first; a kind of which there is nothing has no pile. */
export const Desk = z.object({
  piles: z.array(DeskPile),
  recent: z.array(DeskLine),
  /** How often things happened in the last days; none for who may not read it. */
  counted: z.array(CountedDays),
  /** When something of a student's came in last. */
  newest: z.string().nullable(),
  /** How the site itself is; told to owners alone. */
  status: SiteStatus.nullable(),
})
export type Desk = z.infer<typeof Desk>

/** Said where nothing needs her. */
export const deskIsClear = 'Nothing is waiting for you. A good moment for a new lesson.'
