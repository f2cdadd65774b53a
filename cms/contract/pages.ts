import { z } from 'zod'
import { FreeTimes } from './free-times.ts'
import { Picture } from './picture.ts'

/** A text with a heading, as most parts of a page are. */
export const TextBlock = z.object({ heading: z.string(), text: z.string() })
export type TextBlock = z.infer<typeof TextBlock>

export const FaqItem = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type FaqItem = z.infer<typeof FaqItem>

/** Where a testimonial was written, and where it can be read; both '' when unset. */
const evidence = { source: z.string(), sourceUrl: z.string() }

/** A testimonial as the home page shows it (spec §3, 'home variant'). */
export const HomeTestimonial = z.object({
  id: z.int(),
  country: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  level: z.string(),
  focus: z.array(z.string()),
  initials: z.string(),
  ...evidence,
})
export type HomeTestimonial = z.infer<typeof HomeTestimonial>

/** A testimonial of the testimonials page (spec §3); `rating` is a percentage. */
export const PageTestimonial = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  date: z.string(),
  text: z.string(),
  level: z.string(),
  rating: z.int().min(0).max(100),
  hasReadMore: z.boolean(),
  ...evidence,
})
export type PageTestimonial = z.infer<typeof PageTestimonial>

/** The coach as home and about introduce them; `intro` is sanitized HTML. */
export const Coach = z.object({
  name: z.string(),
  portrait: Picture.nullable(),
  /** Where the tutor's hello is heard, and the id of her video; '' when unset. */
  greeting: z.string(),
  introVideo: z.string(),
  heading: z.string(),
  intro: z.string(),
  experience: z.array(TextBlock),
  philosophy: z.array(TextBlock),
  /** Diagnose, Design, Develop, Deliver (spec §1). */
  method: z.array(TextBlock),
  journeyHeading: z.string(),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  certificates: z.array(z.object({ name: z.string(), issuer: z.string(), year: z.string() })),
})
export type Coach = z.infer<typeof Coach>

/** What the tutor offers, shown where a trial is booked; nothing while `items` is empty. */
export const Offers = z.object({
  heading: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      minutes: z.int().positive().nullable(),
      price: z.string(),
      note: z.string(),
    }),
  ),
  note: z.string(),
})
export type Offers = z.infer<typeof Offers>

/** GET /api/pages/home */
export const HomePage = z.object({
  headline: z.string(),
  offer: z.string(),
  claims: z.array(z.string()),
  reassurance: z.string(),
  coach: Coach,
  trial: TextBlock,
  offers: Offers,
  freeTimes: FreeTimes,
  customCourse: TextBlock,
  testimonials: z.array(HomeTestimonial),
  faq: z.array(FaqItem),
})
export type HomePage = z.infer<typeof HomePage>

/** GET /api/pages/about */
export const AboutPage = z.object({ heading: z.string(), coach: Coach, closing: TextBlock })
export type AboutPage = z.infer<typeof AboutPage>

/** GET /api/pages/contact; availability is given in the tutor's words and as UTC hours. */
export const ContactPage = z.object({
  heading: z.string(),
  intro: z.string(),
  booking: TextBlock,
  portrait: Picture.nullable(),
  offers: Offers,
  freeTimes: FreeTimes,
  availability: z.object({
    text: z.string(),
    fromHourUtc: z.int().min(0).max(23),
    toHourUtc: z.int().min(1).max(24),
  }),
  videoServices: z.array(z.string()),
  faq: z.array(FaqItem),
})
export type ContactPage = z.infer<typeof ContactPage>

/** GET /api/pages/testimonials */
export const TestimonialsPage = z.object({
  heading: z.string(),
  intro: z.string(),
  testimonials: z.array(PageTestimonial),
  closing: TextBlock,
})
export type TestimonialsPage = z.infer<typeof TestimonialsPage>

/** GET /api/pages/privacy-policy and /api/pages/terms-of-service; `html` is sanitized. */
export const LegalPage = z.object({
  title: z.string(),
  html: z.string(),
  updatedAt: z.iso.datetime(),
})
export type LegalPage = z.infer<typeof LegalPage>
