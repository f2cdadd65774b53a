import { expect, test } from 'vitest'
import { certificatePaths } from '../../cms/contract/certificate-paths.ts'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { matchPage } from './routes.ts'

const screenAt = (path: string) => matchPage(path.replace(/\?.*$/, '')).route.screen

test.each([
  [pagePaths.home, 'home'],
  [pagePaths.about, 'about'],
  [pagePaths.contact, 'contact'],
  [pagePaths.testimonials, 'testimonials'],
  [pagePaths.privacyPolicy, 'privacy-policy'],
  [pagePaths.termsOfService, 'terms-of-service'],
  [pagePaths.courses, 'courses'],
  [pagePaths.course(7), 'course'],
  [certificatePaths.page(7), 'certificate'],
  [certificatePaths.verify, 'verify'],
  [pagePaths.courseLessons('business'), 'course-by-slug'],
  [pagePaths.lesson('business', 7), 'lesson'],
  [pagePaths.practise('business', 7), 'practise'],
  [pagePaths.featuredLesson, 'lesson'],
  [pagePaths.viewLessons(7), 'view-lessons'],
  [pagePaths.uploadedLesson(7), 'uploaded-lesson'],
  [pagePaths.practiseUploaded(7), 'practise'],
  [pagePaths.login, 'admin-login'],
  [pagePaths.loginFor('/admin/files?course=7'), 'admin-login'],
  [pagePaths.admin, 'admin'],
  [pagePaths.dashboard, 'admin-dashboard'],
  [pagePaths.courseFiles, 'admin-files'],
])('%s is the address of the screen %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen)
})

test('the sign-in address carries the way back as one parameter', () => {
  expect(pagePaths.loginFor('/admin/files?a=1&b=2')).toBe(
    '/admin/login?returnTo=%2Fadmin%2Ffiles%3Fa%3D1%26b%3D2',
  )
})
