import { formerTestimonials } from './texts/former-testimonials.ts'
import { sampleHomeTestimonials } from './texts/home-testimonials.ts'
import { samplePageTestimonials } from './texts/page-testimonials.ts'

const current = [...sampleHomeTestimonials, ...samplePageTestimonials].map(({ text }) => text)
const invented = new Set([...current, ...formerTestimonials])

/** Whether a testimonial is one of the samples, as they are worded now or were before. */
export const isSampleTestimonial = (text: string): boolean => invented.has(text)
