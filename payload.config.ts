import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { admins } from './cms/collections/admins.ts'
import { contactMessages } from './cms/collections/contact-messages.ts'
import { courses } from './cms/collections/courses/courses.ts'
import { draftLinks } from './cms/collections/draft-links.ts'
import { faqItems } from './cms/collections/faq-items.ts'
import { homeTestimonials } from './cms/collections/home-testimonials.ts'
import { lessons } from './cms/collections/lessons/lessons.ts'
import { loginGuards } from './cms/collections/login-guards.ts'
import { media } from './cms/collections/media/media.ts'
import { maxPictureBytes, pictureTooLarge } from './cms/collections/media/picture-files.ts'
import { pageTestimonials } from './cms/collections/page-testimonials.ts'
import { storableTexts } from './cms/collections/storable-texts.ts'
import { studioErrors } from './cms/collections/studio-errors.ts'
import { textEditor } from './cms/collections/text-editor.ts'
import { migrations } from './cms/database/migrations/index.ts'
import { onePlaceOneLesson } from './cms/database/one-place-one-lesson.ts'
import { readEnvironment } from './cms/env.ts'
import { aboutPage } from './cms/globals/about-page.ts'
import { contactPage } from './cms/globals/contact-page.ts'
import { homePage } from './cms/globals/home-page.ts'
import { privacyPolicy, termsOfService } from './cms/globals/legal-pages.ts'
import { site } from './cms/globals/site.ts'
import { testimonialsPage } from './cms/globals/testimonials-page.ts'
import { mayRunJobs } from './cms/jobs/job-runner.ts'
import { mailMessage, mailQueue } from './cms/jobs/mail-message.ts'
import { purgeTrash } from './cms/jobs/purge-trash.ts'
import { sessionCookie } from './cms/login/session-cookie.ts'
import { mailFor } from './cms/mail/mail.ts'

const environment = readEnvironment()
const { DATABASE_URL, SECRET } = environment

/** What the CMS is made of. Database and secret are set by the time the server imports this. */
export default buildConfig({
  collections: [
    ...[courses, lessons, media, draftLinks, contactMessages],
    ...[faqItems, homeTestimonials, pageTestimonials],
    ...[admins, loginGuards],
  ],
  globals: [
    ...[homePage, aboutPage, contactPage, testimonialsPage, privacyPolicy, termsOfService],
    site,
  ],
  plugins: [storableTexts],
  hooks: { afterError: [studioErrors] },
  editor: textEditor,
  sharp,
  upload: {
    limits: { fileSize: maxPictureBytes },
    abortOnLimit: true,
    responseOnLimit: pictureTooLarge,
  },
  email: mailFor(environment),
  db: postgresAdapter({
    pool: { connectionString: DATABASE_URL, max: 20, connectionTimeoutMillis: 5_000 },
    push: false,
    prodMigrations: migrations,
    migrationDir: join(process.cwd(), 'cms/database/migrations'),
    afterSchemaInit: [onePlaceOneLesson],
  }),
  // The steps that build and generate have none; Payload refuses to start without one.
  secret: SECRET ?? '',
  cookiePrefix: sessionCookie.prefix(),
  routes: { admin: '/studio', api: '/studio/api', graphQL: '/studio/graphql' },
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: 'warn' } },
  typescript: { outputFile: join(process.cwd(), 'cms/payload-types.ts') },
  jobs: {
    tasks: [purgeTrash, mailMessage],
    // Every minute: what is scheduled for nine o’clock shows at nine.
    autoRun: [{ cron: '* * * * *', queue: 'default' }, mailQueue],
    shouldAutoRun: mayRunJobs,
    deleteJobOnComplete: true,
  },
  admin: {
    user: admins.slug,
    avatar: 'default',
    importMap: {
      baseDir: process.cwd(),
      importMapFile: join(process.cwd(), 'cms/studio/app/(payload)/studio/importMap.js'),
    },
    meta: {
      titleSuffix: ' · Studio',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      graphics: {
        Logo: '/cms/studio/brand/logo.tsx#Logo',
        Icon: '/cms/studio/brand/icon.tsx#Icon',
      },
      beforeNavLinks: ['/cms/studio/brand/nav-links.tsx#NavTop'],
      afterNavLinks: ['/cms/studio/brand/nav-links.tsx#NavBottom'],
      views: { dashboard: { Component: '/cms/studio/dashboard/dashboard.tsx#Dashboard' } },
    },
  },
})
