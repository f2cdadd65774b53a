/** Of the parts without a domain word, those that few public screens show. */
const rareParts = [
  ...['closing', 'code-area', 'confirm', 'contents', 'dialog', 'entries', 'field', 'fullscreen'],
  ...[
    'notes',
    'page-title',
    'problem',
    'progress',
    'stored-text',
    'tab-list-in-sight',
    'tab-panel',
    'text-file',
    'toasts/use-foot-bar',
    'use-action',
    'use-kept-focus',
    'use-side-row-stop',
    'viewer-bar',
  ],
]

/** Parts without a domain word, and what nearly every public screen shows or says of itself. */
const sharedParts = new RegExp(
  `/web/(?:${[
    `ui/(?!${rareParts.join('|')})`,
    'page/(?:page-head|site-|page-data|after-first-paint)',
    'router/(?!route-params|decision|screen-module|return-to|asked-part|use-asked)',
    'layout/(?!admin-|made-password|page-not|site-footer)',
    '(?:browser-site|document)\\.',
    'data/(?:pages|courses|answer-cache|use-read|client|reads|site)\\.',
    'features/booking/',
    'features/course-cards/course-words',
    'features/review/due-words\\.',
    'features/progress/(?:continue-lesson|unfinished-lesson)\\.',
    'passport/passport(?:-event|-name)?\\.',
  ].join('|')})|/cms/contract/(?:categories|limits)\\.`,
)

/** What the pages of courses and lessons share, and no other page. */
const lessonParts =
  /\/web\/(?:features\/lesson-links\/lesson-links\.|data\/lessons\.|router\/(?:route-params|decision|screen-module)|ui\/(?:tab-panel|fullscreen|progress|viewer-bar)|page\/draft-view|features\/progress\/uploaded)|\/cms\/contract\/(?:lesson-rules|draft-paths)/

/** What the lists of lessons show, and no lesson. */
const listParts =
  /\/web\/(?:features\/(?:lesson-links|objectives|progress\/(?:finished|certificate-fact)))|\/cms\/contract\/certificate-paths/

/** What reads aloud, and the words that it reads; paper takes the signs of sounds alone. */
const speechParts =
  /\/web\/(?:speech\/(?!phonetics|tutor-voice)|ui\/entries)|\/cms\/contract\/clip-paths\./
const phonetics = /\/web\/speech\/phonetics\//

/** How a page begins that is neither the first nor a lesson, and what stands in an empty one. */
const pageParts = /\/web\/(?:ui\/(?:page-title|contents)|pictures\/empty-chair)/

/** What courses are chosen by, on the home page and in the catalogue. */
const courseCards = /\/web\/features\/course-cards\//

/** What a set of words is made into exercises by, before one is begun. */
const exerciseOffers = /\/cms\/(?:contract\/exercise-kinds|exercises\/(?:practice-set|kinds\.))/

/** What is read rather than used. */
const readingParts = /\/web\/(?:features\/(?:coach|faq)|ui\/(?:closing|notes|use-side-row-stop))/

/** What is filled in and kept. */
const formParts =
  /\/web\/(?:ui\/(?:dialog|field|problem|use-(?:action|kept-focus)|stored-text\/)|page\/refused-form|features\/take-home\/save-file)/

/** What listens to a voice and plays it, in a lesson's recorder and wherever a sentence is said. */
const microphoneParts =
  /\/web\/(?:listening\/(?:browser|microphone\/(?!sample|capture))|features\/say-it-back\/opened-panel)/

/** The learner's passport, which comes once there is something in it, and what a lesson writes there. */
const passport =
  /\/web\/(?:passport\/(?:open-passport|stored-passport|take-steps|computed|history|tally|event-id)\.|features\/progress\/lesson-record)/

const homeScreen = /\/web\/screens\/home\/(?!further|offer)/

/** A lesson's page as it is first seen, and the stages that nobody begins with. */
const lessonScreen =
  /\/web\/(?:screens\/lesson\/(?!stages\/)|screens\/lesson\/stages\/(?:objectives|text-list|stage\.)|features\/quiz\/quiz-state)/
const furtherStages = /\/web\/screens\/lesson\/stages\//

/** What every screen runs on; of this React is run first, as a task of its own. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0?vite\/preload-helper/
const framework = /\/node_modules\/(?:react-router|react-router-dom|swr|dequal|clsx)\//

/**
 * A few files for what many screens share: thirty small ones would pack worse, and each is a request.
 * A file takes in whatever its own parts import and no file before it has.
 */
export const sharedFiles = [
  { name: 'react', test: react },
  { name: 'site', test: new RegExp(`${framework.source}|${sharedParts.source}`) },
  { name: 'lessons', test: lessonParts },
  { name: 'lists', test: listParts },
  { name: 'page', test: pageParts },
  { name: 'course-cards', test: courseCards },
  { name: 'speech', test: speechParts },
  { name: 'phonetics', test: phonetics },
  { name: 'exercise-offers', test: exerciseOffers },
  { name: 'reading', test: readingParts },
  { name: 'forms', test: formParts },
  { name: 'microphone', test: microphoneParts },
  { name: 'passport', test: passport },
  { name: 'home', test: homeScreen },
  { name: 'lesson', test: lessonScreen },
  { name: 'stages', test: furtherStages },
]
