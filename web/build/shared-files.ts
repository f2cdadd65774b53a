/** Of the parts without a domain word, those that few public screens show. */
const rareParts = [
  ...['browser-storage', 'code-area', 'confirm', 'contents', 'field', 'fullscreen', 'progress'],
  ...['page-title', 'stored-text', 'tab-panel', 'text-file', 'toasts/use-foot-bar', 'use-action'],
]

/** Parts without a domain word, and what nearly every public screen shows or says of itself. */
const sharedParts = new RegExp(
  `/web/(?:${[
    `ui/(?!${rareParts.join('|')})`,
    'page/(?:page-head|site-)',
    'router/(?:page-|site-|routed-)',
    'data/(?:pages|courses)\\.',
    'features/(?:booking|coach|faq)/',
    'features/contact-links/messaging-links',
    'features/course-cards/course-words',
  ].join('|')})|/cms/contract/(?:categories|limits)\\.`,
)

/** What the pages of courses and lessons share, and no other page. */
const lessonParts =
  /\/web\/(?:features\/lesson-links|data\/lessons\.|router\/(?:route-params|decision|screen-module)|ui\/(?:tab-panel|progress|fullscreen))|\/cms\/contract\/lesson-rules/

/** What every screen runs on. */
const framework =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|swr|dequal|clsx)\/|^\0?vite\/preload-helper/

/** A few files for what many screens share: thirty small ones would pack worse. */
export const sharedFiles = [
  { name: 'site', test: new RegExp(`${framework.source}|${sharedParts.source}`) },
  { name: 'lessons', test: lessonParts },
]
