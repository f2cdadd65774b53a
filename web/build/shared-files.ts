/** Of the parts without a domain word, those that few public screens show. */
const rareParts = [
  ...['browser-storage', 'code-area', 'confirm', 'contents', 'dialog', 'entries', 'field'],
  ...[
    'fullscreen',
    'page-title',
    'progress',
    'stored-text',
    'tab-panel',
    'text-file',
    'toasts/use-foot-bar',
    'use-action',
  ],
]

/** Parts without a domain word, and what nearly every public screen shows or says of itself. */
const sharedParts = new RegExp(
  `/web/(?:${[
    `ui/(?!${rareParts.join('|')})`,
    'page/(?:page-head|site-|page-data|after-first-paint)',
    'router/(?!route-params|decision|screen-module|return-to|asked-part)',
    'layout/(?!admin-|page-not)',
    '(?:browser-site|document)\\.',
    'data/(?:pages|courses|answer-cache|use-read|client|reads|site)\\.',
    'features/(?:booking|coach|faq)/',
    'features/contact-links/messaging-links',
    'features/course-cards/course-words',
  ].join('|')})|/cms/contract/(?:categories|limits)\\.`,
)

/** What the pages of courses and lessons share, and no other page. */
const lessonParts =
  /\/web\/(?:features\/lesson-links\/lesson-links\.|data\/lessons\.|router\/(?:route-params|decision|screen-module)|ui\/(?:tab-panel|fullscreen)|page\/draft-view|features\/progress\/uploaded)|\/cms\/contract\/(?:lesson-rules|draft-paths)/

/** What the lists of lessons show, and no lesson. */
const listParts = /\/web\/features\/(?:lesson-links|progress\/(?:continue|finished|unfinished))/

/** What reads aloud; paper takes the signs of sounds alone. */
const speechParts = /\/web\/speech\/(?!phonetics)/

/** What remembers: each of the files before would take it in, and bring the rest of itself along. */
const storage = /\/web\/ui\/browser-storage\//

/** What asks for the learner's passport, on every page that shows something of it. */
const passportDoor = /\/web\/passport\/passport\./

/** The passport itself, which comes once the page is alive. */
const passport =
  /\/web\/passport\/(?:open-passport|stored-passport|computed|history|tally|event-id|passport-event)\./

/** What every screen runs on; of this React is run first, as a task of its own. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0?vite\/preload-helper/
const framework = /\/node_modules\/(?:react-router|react-router-dom|swr|dequal|clsx)\//

/** A few files for what many screens share: thirty small ones would pack worse. */
export const sharedFiles = [
  { name: 'react', test: react },
  { name: 'site', test: new RegExp(`${framework.source}|${sharedParts.source}`) },
  { name: 'storage', test: storage },
  { name: 'passport-door', test: passportDoor },
  { name: 'lessons', test: lessonParts },
  { name: 'lists', test: listParts },
  { name: 'speech', test: speechParts },
  { name: 'passport', test: passport },
]
