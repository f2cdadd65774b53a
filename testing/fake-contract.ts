import type { CourseSummary } from '../cms/contract/course.ts'
import type { FreeTimes } from '../cms/contract/free-times.ts'
import type { Lesson, LessonPreview, LessonSummary } from '../cms/contract/lesson.ts'
import type {
  AboutPage,
  Coach,
  ContactPage,
  HomePage,
  HomeTestimonial,
  LegalPage,
  Offers,
  PageTestimonial,
  TestimonialsPage,
} from '../cms/contract/pages.ts'
import { apiPaths } from '../cms/contract/paths.ts'
import type { Site } from '../cms/contract/site.ts'

/** Answers of the contract for tests, by path. */
export type FakeAnswers = Record<string, unknown>

export const buildSite = (site: Partial<Site> = {}): Site => ({
  brand: 'Clear English',
  bookingUrl: 'https://booking.example/?ref=tutor',
  email: 'tutor@example.com',
  messagingNumber: '+49 30 1234567',
  region: 'Europe',
  footerLine: '© 2025 Clear English',
  footer: 'full',
  social: [{ network: 'linkedin', url: 'https://social.example/tutor' }],
  videoId: 'video',
  showOwnVideos: false,
  palette: 'bottle',
  logo: null,
  icon: '',
  sharePicture: '',
  ...site,
})

export const buildCourse = (course: Partial<CourseSummary> = {}): CourseSummary => ({
  id: 1,
  slug: 'speak-fluently',
  name: 'Speak Fluently',
  description: 'Speak with ease.',
  category: 'Conversation',
  icon: 'fa-comments',
  difficulty: 1,
  lessons: 1,
  latestLessonDate: '2026-05-01T10:00:00.000Z',
  isActive: true,
  ...course,
})

export const buildPreview = (lesson: Partial<LessonPreview> = {}): LessonPreview => ({
  id: 11,
  courseId: 1,
  lessonNumber: 1,
  title: 'Mastering Self-Discipline',
  objectives: ['Talk about habits'],
  isPremium: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  ...lesson,
})

export const buildSummary = (lesson: Partial<LessonSummary> = {}): LessonSummary => ({
  ...buildPreview(lesson),
  videoId: '',
  warmUpQuestions: [],
  status: 'published',
  hasHtmlContent: false,
  ...lesson,
})

/** A lesson without any content of its own; tests name what it has. */
export const buildLesson = (lesson: Partial<Lesson> = {}): Lesson => ({
  ...buildSummary(lesson),
  htmlContent: null,
  warmUpPicture: '',
  visualPrompt: '',
  keyTakeaways: [],
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  speakingTips: [],
  writingActivity: '',
  quizQuestions: [],
  ...lesson,
})

export const quizQuestions = [{ question: 'One?', options: ['Yes', 'No'], correctAnswer: 0 }]

export const buildCoach = (coach: Partial<Coach> = {}): Coach => ({
  name: 'Anna Berg',
  portrait: null,
  greeting: '',
  introVideo: '',
  languages: [],
  certificates: [],
  heading: 'Meet your coach',
  intro: '<p>I teach adults.</p>',
  experience: [{ heading: '5+ years', text: 'Of teaching online.' }],
  philosophy: [{ heading: 'Communication over rules', text: 'Say it first.' }],
  method: ['Diagnose', 'Design', 'Develop', 'Deliver'].map((heading) => ({
    heading,
    text: `We ${heading.toLowerCase()}.`,
  })),
  journeyHeading: 'Your learning journey',
  ...coach,
})

export const buildHomeTestimonial = (
  testimonial: Partial<HomeTestimonial> = {},
): HomeTestimonial => ({
  id: 1,
  country: 'Spain',
  stars: 5,
  text: 'I got the job.',
  level: 'Upper Intermediate',
  focus: ['Interviews'],
  initials: 'MG',
  source: '',
  sourceUrl: '',
  ...testimonial,
})

export const buildPageTestimonial = (
  testimonial: Partial<PageTestimonial> = {},
): PageTestimonial => ({
  id: 1,
  name: 'Marta G.',
  location: 'Madrid',
  date: 'March 2025',
  text: 'I speak in meetings now.',
  level: 'Business English',
  rating: 100,
  hasReadMore: false,
  source: '',
  sourceUrl: '',
  ...testimonial,
})

const faq = [{ id: 1, question: 'How long is a lesson?', answer: '50 minutes.' }]
const closing = { heading: 'Try a lesson', text: 'Free, 30 minutes.' }

export const buildOffers = (offers: Partial<Offers> = {}): Offers => ({
  heading: 'Lessons and prices',
  items: [],
  note: '',
  ...offers,
})

export const buildFreeTimes = (freeTimes: Partial<FreeTimes> = {}): FreeTimes => ({
  heading: 'When we can talk',
  timeZone: 'Europe/London',
  hours: [],
  note: '',
  ...freeTimes,
})

export const buildHomePage = (page: Partial<HomePage> = {}): HomePage => ({
  headline: 'Say it in English, and be understood.',
  offer: 'Premium English coaching.',
  claims: ['500+ satisfied students worldwide', '5+ years of experience'],
  reassurance: 'No credit card required. Cancel anytime.',
  coach: buildCoach(),
  trial: { heading: 'A free trial', text: '30 minutes, live.' },
  offers: buildOffers(),
  freeTimes: buildFreeTimes(),
  customCourse: {
    heading: 'Would you like a course of your own?',
    text: 'A course for your needs and goals.',
  },
  testimonials: [1, 2, 3, 4].map((id) => buildHomeTestimonial({ id, country: `Country ${id}` })),
  faq,
  ...page,
})

const buildAboutPage = (page: Partial<AboutPage> = {}): AboutPage => ({
  heading: 'About your coach',
  coach: buildCoach(),
  closing,
  ...page,
})

const buildContactPage = (page: Partial<ContactPage> = {}): ContactPage => ({
  heading: 'Write to me',
  intro: 'I answer within a day.',
  booking: { heading: 'Quick booking', text: 'Choose a time.' },
  portrait: null,
  offers: buildOffers(),
  freeTimes: buildFreeTimes(),
  availability: { text: 'Monday-Friday 9am-7pm GMT', fromHourUtc: 9, toHourUtc: 19 },
  videoServices: ['Zoom', 'Google Meet', 'Skype'],
  faq,
  ...page,
})

const buildTestimonialsPage = (page: Partial<TestimonialsPage> = {}): TestimonialsPage => ({
  heading: 'Testimonials',
  intro: 'Letters from students.',
  testimonials: [buildPageTestimonial()],
  closing,
  ...page,
})

const buildLegalPage = (page: Partial<LegalPage> = {}): LegalPage => ({
  title: 'Privacy Policy',
  html: '<p>What this site keeps.</p>',
  updatedAt: '2025-06-01T10:00:00.000Z',
  ...page,
})

/** Course 1 with a structured lesson 11, course 2 with an uploaded lesson 21. */
export function fakeAnswers(): FakeAnswers {
  const structured = buildLesson({ quizQuestions })
  const uploaded = buildLesson({
    id: 21,
    courseId: 2,
    title: 'Meetings',
    objectives: ['Lead a meeting'],
    hasHtmlContent: true,
  })
  const business = buildCourse({ id: 2, slug: 'business', name: 'Business English' })
  const whole = { about: '', cssContent: null, jsContent: null }
  return {
    [apiPaths.site]: buildSite(),
    [apiPaths.page('home')]: buildHomePage(),
    [apiPaths.page('about')]: buildAboutPage(),
    [apiPaths.page('contact')]: buildContactPage(),
    [apiPaths.page('testimonials')]: buildTestimonialsPage(),
    [apiPaths.page('privacy-policy')]: buildLegalPage(),
    [apiPaths.page('terms-of-service')]: buildLegalPage({ title: 'Terms of Service' }),
    [apiPaths.courses]: [buildCourse(), business],
    [apiPaths.course(1)]: { ...buildCourse(), ...whole },
    [apiPaths.course(2)]: { ...business, description: 'English for work.', ...whole },
    [apiPaths.courseLessons(1)]: [buildSummary()],
    [apiPaths.courseLessons(2)]: [buildSummary(uploaded)],
    [apiPaths.lessons]: [buildSummary(), buildSummary(uploaded)],
    [apiPaths.courseLesson(1, 1)]: structured,
    [apiPaths.courseLesson(2, 1)]: uploaded,
    [apiPaths.lessonWithoutHtml(11)]: structured,
    [apiPaths.lessonWithoutHtml(21)]: uploaded,
  }
}

export const signedIn = {
  [apiPaths.me]: { id: 1, username: 'tutor', name: null, email: null, role: 'owner' },
}
