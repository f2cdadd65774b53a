import { z } from 'zod'

/** What is counted of lessons; each of it without a name, a number or an address of anybody. */
const countedKinds = ['begun', 'finished', 'right', 'wrong'] as const
export type CountedKind = (typeof countedKinds)[number]

/** What a browser tells: how often something happened since it told last. */
export const Counts = z.object({
  counts: z
    .array(
      z.object({
        kind: z.enum(countedKinds),
        /** 0 for exercises, which belong to no lesson. */
        lesson: z.int().min(0).max(2_147_483_647),
        times: z.int().min(1).max(100),
      }),
    )
    .min(1)
    .max(40),
})
export type Counts = z.infer<typeof Counts>

/** Null where so few were counted that one person might be behind them. */
const Cell = z.int().min(0).nullable()

/** How often each thing was counted in some days. */
export const Figures = z.object({
  visited: Cell,
  begun: Cell,
  finished: Cell,
  right: Cell,
  wrong: Cell,
})
export type Figures = z.infer<typeof Figures>

/** What the tutor is told of the last days. */
export const CountedDays = z.object({
  days: z.int(),
  all: Figures,
  lessons: z.array(z.object({ href: z.string(), title: z.string(), figures: Figures })),
})
export type CountedDays = z.infer<typeof CountedDays>
