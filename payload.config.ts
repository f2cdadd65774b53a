import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { closeDocumentAccess } from './cms/content/access/close-document-access.ts'
import { closeLocks } from './cms/content/access/close-locks.ts'
import { closeVersions } from './cms/content/access/close-versions.ts'
import { mendPreferences } from './cms/content/access/mend-preferences.ts'
import { refuseHiddenSorts } from './cms/content/access/refuse-hidden-sorts.ts'
import { admins } from './cms/content/collections/admins/admins.ts'
import { clips } from './cms/content/collections/clips/clips.ts'
import { contactMessages } from './cms/content/collections/contact-messages/contact-messages.ts'
import { messageAnswers } from './cms/content/collections/contact-messages/message-answers.ts'
import { courses } from './cms/content/collections/courses/courses.ts'
import { dailyCounts } from './cms/content/collections/daily-counts.ts'
import { draftLinks } from './cms/content/collections/draft-links/draft-links.ts'
import { exercises } from './cms/content/collections/exercises/exercises.ts'
import { greetings } from './cms/content/collections/greetings/greetings.ts'
import { lessonFiles } from './cms/content/collections/lesson-files/lesson-files.ts'
import { lessons } from './cms/content/collections/lessons/lessons.ts'
import { loginGuards } from './cms/content/collections/login-guards.ts'
import { laterSharp } from './cms/content/collections/media/later-sharp.ts'
import { media } from './cms/content/collections/media/media.ts'
import { maxPictureBytes, pictureTooLarge } from './cms/content/collections/media/picture-files.ts'
import { moves } from './cms/content/collections/moves.ts'
import { signIns } from './cms/content/collections/sign-ins.ts'
import { faqItems } from './cms/content/collections/site-lists/faq-items.ts'
import { homeTestimonials } from './cms/content/collections/site-lists/home-testimonials.ts'
import { pageTestimonials } from './cms/content/collections/site-lists/page-testimonials.ts'
import { accessCodes } from './cms/content/collections/students/access-codes.ts'
import { homework } from './cms/content/collections/students/homework.ts'
import { letters } from './cms/content/collections/students/letters.ts'
import { results } from './cms/content/collections/students/results.ts'
import { students } from './cms/content/collections/students/students.ts'
import { takes } from './cms/content/collections/students/takes.ts'
import { xRays } from './cms/content/collections/x-rays/x-rays.ts'
import { copiesAreNew } from './cms/content/copies-are-new.ts'
import { savesInOrder } from './cms/content/drafts/saves-in-order.ts'
import { nameErrors } from './cms/content/error-names.ts'
import { textEditor } from './cms/content/fields/text-editor.ts'
import { aboutPage } from './cms/content/globals/about-page.ts'
import { contactPage } from './cms/content/globals/contact-page.ts'
import { freeTimes } from './cms/content/globals/free-times.ts'
import { homePage } from './cms/content/globals/home-page.ts'
import { privacyPolicy, termsOfService } from './cms/content/globals/legal-pages.ts'
import { offers } from './cms/content/globals/offers.ts'
import { site } from './cms/content/globals/site.ts'
import { testimonialsPage } from './cms/content/globals/testimonials-page.ts'
import { dropOldMovesTask } from './cms/content/jobs/drop-old-moves.ts'
import { closeJobs, jobAccess } from './cms/content/jobs/job-access.ts'
import { everyMinute, mayRunJobs } from './cms/content/jobs/job-runner.ts'
import { mailAccountChange } from './cms/content/jobs/mail-account-change.ts'
import { mailAnswer } from './cms/content/jobs/mail-answer.ts'
import { mailMessage, mailQueue } from './cms/content/jobs/mail-message.ts'
import { purgeTrash } from './cms/content/jobs/purge-trash.ts'
import { retrySchedules } from './cms/content/jobs/retry-schedules.ts'
import { watchJobs } from './cms/content/jobs/watch-jobs.ts'
import { mailFor } from './cms/content/mail/mail.ts'
import { migrations } from './cms/content/migrations/index.ts'
import { missedSession } from './cms/content/missed-session.ts'
import { ownRefusals } from './cms/content/own-refusals.ts'
import { changeRows } from './cms/content/sql/change-rows.ts'
import { keptConnections } from './cms/content/sql/kept-connections.ts'
import { leanVersions } from './cms/content/sql/lean-versions.ts'
import { surviveIdleLosses, surviveLoss } from './cms/content/sql/lost-connections.ts'
import { onePlaceOneLesson } from './cms/content/sql/one-place-one-lesson.ts'
import { refuseComparisons } from './cms/content/sql/refuse-comparisons.ts'
import { spareEchoes } from './cms/content/sql/spare-echoes.ts'
import { tellFailedCommits } from './cms/content/sql/told-commits.ts'
import { keepNames, watchStatements } from './cms/content/sql/watch-statements.ts'
import { storableTexts } from './cms/content/storable-texts.ts'
import { studioErrors } from './cms/content/studio-errors.ts'
import { studioWords } from './cms/content/studio-words.ts'
import { undoUnfinishedBulk } from './cms/content/unfinished-bulk.ts'
import { refuseBrokenOrders } from './cms/content/values/refuse-broken-orders.ts'
import { refuseImpossibleIds } from './cms/content/values/refuse-impossible-ids.ts'
import { refuseMistyped } from './cms/content/values/refuse-mistyped.ts'
import { watchedForms } from './cms/content/watched-forms.ts'
import { studioFormBytes } from './cms/contract/limits.ts'
import { isDevelopment, readEnvironment } from './cms/environment/environment.ts'
import { sessionCookie } from './cms/environment/session-cookie.ts'
import { studioSocket } from './cms/environment/studio-socket.ts'
import { createLog } from './cms/log/log.ts'

nameErrors()

const environment = readEnvironment()
const { DATABASE_URL, SECRET } = environment

const logger = createLog({ level: environment.logLevel, isReadable: isDevelopment() })

/** Beside the studio's own process, the site alone migrates and runs jobs. */
const isBesideSite = studioSocket() !== undefined

/** Two for each change at once (`fewChangesAtOnce`); visitors have their own (visitor-pool.ts). */
const connections = 16

const postgres = postgresAdapter({
  pool: {
    ...keptConnections,
    connectionString: DATABASE_URL,
    max: connections,
    connectionTimeoutMillis: 5_000,
    onConnect(connection) {
      surviveLoss(connection)
      watchStatements(connection, { logger, slowMs: environment.SLOW_QUERY_MS })
    },
  },
  push: false,
  ...(isBesideSite ? {} : { prodMigrations: migrations }),
  migrationDir: join(process.cwd(), 'cms/content/migrations'),
  afterSchemaInit: [onePlaceOneLesson],
})

/** What the CMS is made of. Database and secret are set by the time the server imports this. */
export default buildConfig({
  collections: [
    ...[courses, lessons, lessonFiles, xRays, exercises, clips, greetings, media, draftLinks],
    ...[contactMessages, messageAnswers, dailyCounts],
    ...[students, accessCodes, results, letters, takes, homework],
    ...[faqItems, homeTestimonials, pageTestimonials],
    ...[admins, signIns, loginGuards, moves],
  ],
  globals: [
    ...[homePage, aboutPage, contactPage, testimonialsPage, privacyPolicy, termsOfService],
    ...[offers, freeTimes, site],
  ],
  plugins: [storableTexts, watchedForms, savesInOrder, copiesAreNew, undoUnfinishedBulk],
  onInit(payload) {
    // Asked by what stands in an address: what every object has is no collection.
    Object.setPrototypeOf(payload.collections, null)
    surviveIdleLosses(payload)
    keepNames(payload.db.pool)
  },
  hooks: { afterError: [studioErrors, missedSession] },
  i18n: { translations: studioWords },
  editor: textEditor,
  sharp: laterSharp,
  upload: {
    // The values of a form are one field of it: with 1 MB, as it is by itself, no long page is saved.
    limits: { fileSize: maxPictureBytes, fieldSize: studioFormBytes },
    abortOnLimit: true,
    responseOnLimit: pictureTooLarge,
  },
  email: mailFor(environment),
  db: refuseComparisons(tellFailedCommits(changeRows(leanVersions(spareEchoes(postgres))))),
  // The steps that build and generate have none; Payload refuses to start without one.
  secret: SECRET ?? '',
  // As the studio's door asks who it is: a second way would be another's door.
  auth: { jwtOrder: ['cookie'] },
  cookiePrefix: sessionCookie.prefix(),
  routes: { admin: '/studio', api: '/studio/api', graphQL: '/studio/graphql' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  typescript: { outputFile: join(process.cwd(), 'cms/content/payload-types.ts') },
  jobs: {
    access: jobAccess,
    tasks: [purgeTrash, dropOldMovesTask, mailMessage, mailAnswer, mailAccountChange],
    autoRun: isBesideSite ? [] : [{ cron: everyMinute, queue: 'default' }, mailQueue],
    processingOrder: { queues: {}, default: ['waitUntil', 'createdAt'] },
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
      providers: [
        '/cms/studio/accessibility/mended-markup.tsx#MendedMarkup',
        '/cms/studio/accessibility/enter-once.tsx#EnterOnce',
        '/cms/studio/typing/typing-kept.tsx#TypingKept',
        '/cms/studio/typing/texts-forgotten.tsx#TextsForgotten',
        '/cms/studio/lists/way-back.tsx#WayBack',
      ],
      graphics: {
        Logo: '/cms/studio/brand/logo.tsx#Logo',
        Icon: '/cms/studio/brand/icon.tsx#Icon',
      },
      header: ['/cms/studio/brand/desk-bar.tsx#DeskBar'],
      beforeNavLinks: ['/cms/studio/brand/nav-links.tsx#NavTop'],
      afterNavLinks: ['/cms/studio/brand/nav-links.tsx#NavBottom'],
      views: { dashboard: { Component: '/cms/studio/dashboard/dashboard.tsx#Dashboard' } },
    },
  },
})
  .then(closeJobs)
  .then(closeVersions)
  .then(closeLocks)
  .then(closeDocumentAccess)
  .then(mendPreferences)
  .then(refuseHiddenSorts)
  .then(refuseMistyped)
  .then(refuseImpossibleIds)
  .then(refuseBrokenOrders)
  .then(ownRefusals)
  .then(retrySchedules)
  .then(watchJobs)
