import { z } from 'zod'
import { Id } from './answers.ts'

/** Globals with the texts of one page each. */
export const pageTexts = [
  'home-page',
  'about-page',
  'contact-page',
  'testimonials-page',
  'privacy-policy',
  'terms-of-service',
  'offers',
  'free-times',
] as const
export type PageTexts = (typeof pageTexts)[number]

/** Collections of small items that pages show. */
export const pageLists = ['faq-items', 'home-testimonials', 'page-testimonials'] as const
export type PageList = (typeof pageLists)[number]

/** What one person can be shown before it is published. */
export const LinkedKind = z.enum(['courses', 'lessons', 'exercises'])
export type LinkedKind = z.infer<typeof LinkedKind>

/** Everything that a visitor sees and the tutor writes in the studio. */
export const PreviewKind = z.enum([...LinkedKind.options, ...pageLists, ...pageTexts, 'site'])
export type PreviewKind = z.infer<typeof PreviewKind>

/** Texts that exist once, without an id. */
export const isTexts = (kind: PreviewKind): kind is PageTexts | 'site' =>
  kind === 'site' || pageTexts.some((slug) => slug === kind)

/** One document of the studio; a global has no id, neither has an item that was never saved. */
export const PreviewDocument = z.object({ kind: PreviewKind, id: Id.nullable() })
export type PreviewDocument = z.infer<typeof PreviewDocument>

/** How a page shows a draft. */
export const DraftView = z.object({
  /** 'preview' to the tutor, 'link' to one person; the others are links that open nothing. */
  mode: z.enum(['preview', 'link', 'ended', 'unknown']),
  /** The site's page that shows the draft, as if it were published; null while it cannot. */
  path: z.string().nullable(),
  /** What the tutor has to fill in before there is something to show; '' for everybody else. */
  missing: z.string(),
  /** Beside the editor in the studio: the bar would be one too many. */
  isFramed: z.boolean(),
  /** Where the tutor edits the document; '' for everybody else. */
  studioPath: z.string(),
  /** When the link ends, ISO 8601; '' in a preview. */
  expiresAt: z.string(),
  /** Opens the document of an uploaded lesson; '' where there is none. */
  ticket: z.string(),
  /** Of the document that the ticket opens: another one is to be loaded anew. */
  documentVersion: z.string(),
})
export type DraftView = z.infer<typeof DraftView>

/** What the studio's editor holds at the moment, and what the page has read of the contract. */
export const PreviewRequest = z.object({
  data: z.record(z.string(), z.unknown()),
  reads: z.array(z.string().max(300)).max(50),
})
export type PreviewRequest = z.infer<typeof PreviewRequest>

/** The same reads as they answer with the editor's content. */
export const PreviewAnswer = z.object({
  view: DraftView,
  answers: z.record(z.string(), z.unknown()),
})
export type PreviewAnswer = z.infer<typeof PreviewAnswer>
