import { expect, test } from 'vitest'
import { admins } from './admins/admins.ts'
import { contactMessages } from './contact-messages/contact-messages.ts'
import { courses } from './courses/courses.ts'
import { draftLinks } from './draft-links/draft-links.ts'
import { exercises } from './exercises/exercises.ts'
import { lessons } from './lessons/lessons.ts'
import { media } from './media/media.ts'
import { signIns } from './sign-ins.ts'
import { faqItems } from './site-lists/faq-items.ts'
import { homeTestimonials } from './site-lists/home-testimonials.ts'
import { pageTestimonials } from './site-lists/page-testimonials.ts'
import { accessCodes } from './students/access-codes.ts'
import { homework } from './students/homework.ts'
import { students } from './students/students.ts'

const listed = [
  ...[courses, lessons, exercises, media, draftLinks, contactMessages],
  ...[students, accessCodes, homework],
  ...[faqItems, homeTestimonials, pageTestimonials],
  ...[admins, signIns],
]

test.each(listed)('the form of $slug has no tab with its JSON, which no tutor needs', (form) => {
  expect(form.admin?.hideAPIURL).toBe(true)
})
