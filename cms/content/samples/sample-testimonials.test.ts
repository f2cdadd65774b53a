import { expect, test } from 'vitest'
import { isSampleTestimonial } from './sample-testimonials.ts'
import { formerTestimonials } from './texts/former-testimonials.ts'
import { sampleHomeTestimonials } from './texts/home-testimonials.ts'

test('an invented testimonial is known by its words, those of an older version too', () => {
  const texts = [
    sampleHomeTestimonials[0]?.text ?? '',
    formerTestimonials[0] ?? '',
    'My own words.',
  ]

  expect(texts.map(isSampleTestimonial)).toEqual([true, true, false])
})
