/**
 * The plan of the code: every room with its one rule, what it may import of the other rooms (files
 * or folders), and which packages it may use. `npm run check` holds the imports against it, and
 * docs/architecture.md tells it in words.
 * @typedef {{
 *   room: string,
 *   rule: string,
 *   may: string[],
 *   only?: string[],
 *   never?: string[],
 *   apart?: boolean,
 * }} Room `room` is its folder; `only` names all packages that it may use, `never` some that it may
 *   not; in a room that is `apart`, its folders do not import each other.
 */

const cmsPackages = ['payload', '@payloadcms/*', 'express', 'next', 'pg']
const webPackages = ['react', 'react-dom', 'react-router-dom', 'swr']

/** @type {readonly Room[]} From the ground up: a room imports only rooms that stand above it here. */
export const rooms = [
  {
    room: 'cms/contract',
    rule: 'Imports zod alone',
    may: [],
    only: ['zod'],
  },
  {
    room: 'cms/environment',
    rule: 'The only room that reads a variable of `process.env`',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/postgres',
    rule: 'Knows no content',
    may: ['cms/environment'],
    never: ['payload', '@payloadcms/*', 'express', 'next', ...webPackages],
  },
  {
    room: 'cms/files',
    rule: 'Knows names and bytes, and nothing of what they are for',
    may: ['cms/environment'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/log',
    rule: 'Nothing that people wrote, no secret',
    may: [],
    only: ['pino', 'pino-pretty', 'node:async_hooks'],
  },
  {
    room: 'cms/watch',
    rule: 'Names and numbers of what happens; nothing that people wrote',
    may: [],
    only: ['@opentelemetry/api'],
  },
  {
    room: 'cms/lesson-formats',
    rule: 'Pure: text in, text out; knows no Payload',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/lesson-formats/document/runtime',
    rule: 'Runs in lessons: one classic script without a package',
    may: ['cms/contract/lesson-frame.ts', 'cms/contract/spoken-pieces.ts'],
    only: [],
  },
  {
    room: 'cms/lesson-formats/document/reporter',
    rule: 'Runs in lessons that an admin tries: one classic script without a package',
    may: ['cms/contract/page-run.ts', 'cms/contract/page-run-limits.ts'],
    only: [],
  },
  {
    room: 'cms/exercises',
    rule: 'Pure: words in, questions and verdicts out; the same in browser and server',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/exercises/server',
    rule: 'Pure, but never in a browser: no room of web imports it',
    may: ['cms/exercises'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/x-ray',
    rule: 'Reads uploaded pages and runs nothing of them',
    may: ['cms/contract', 'cms/exercises/server'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/clips',
    rule: 'Pure: samples in, clips out; the same in browser and server',
    may: ['cms/contract'],
    only: [],
  },
  {
    room: 'cms/certificate/reading',
    rule: 'Reads signed records; the same in browser and server',
    may: [],
    only: [],
  },
  {
    room: 'cms/certificate',
    rule: 'Pure, but for the keys of `node:crypto`: practice in, signed records out',
    may: ['cms/certificate/reading'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/qr-code',
    rule: 'Pure: a text in, its QR code out; the same in browser and server',
    may: [],
    only: ['uqr'],
  },
  {
    room: 'cms/content',
    rule: 'Every rule that protects data is here, or it does not hold',
    may: [
      ...['cms/contract', 'cms/environment', 'cms/files', 'cms/log', 'cms/watch'],
      ...['cms/exercises', 'cms/clips', 'cms/postgres/open-session.ts'],
    ],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/large-pages',
    rule: 'Knows pages by their text alone',
    may: [
      ...[
        'cms/environment',
        'cms/lesson-formats',
        'cms/exercises',
        'cms/exercises/server',
        'cms/x-ray',
      ],
      'cms/content/lesson-files/page-files.ts',
    ],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/sign-in',
    rule: 'Nobody gets a session by another way',
    may: ['cms/contract', 'cms/environment', 'cms/log', 'cms/watch', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/archive',
    rule: 'The whole file or nothing',
    may: ['cms/contract', 'cms/files', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/api',
    rule: 'An endpoint knows no Express and no React',
    may: [
      ...[
        'cms/contract',
        'cms/environment',
        'cms/files',
        'cms/lesson-formats',
        'cms/exercises',
        'cms/exercises/server',
        'cms/content',
      ],
      ...['cms/certificate/reading', 'cms/certificate', 'cms/qr-code', 'cms/sign-in'],
      ...['cms/archive', 'cms/large-pages', 'cms/log'],
    ],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/preview',
    rule: 'Exchanges documents, not screens',
    may: ['cms/contract', 'cms/content', 'cms/sign-in', 'cms/api'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'web/words-box',
    rule: 'One box for site and studio, which lend it their ways to the server',
    may: ['cms/contract'],
    never: [...cmsPackages, 'react-router-dom', 'swr'],
  },
  {
    room: 'web/page-files',
    rule: 'For site and studio: what was chosen becomes one file',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/backup',
    rule: 'The whole site or nothing; needs the database alone, no running site',
    may: ['cms/contract', 'cms/environment', 'cms/files', 'cms/content/migrations', 'cms/postgres'],
    never: ['payload', 'express', 'next', ...webPackages],
  },
  {
    room: 'cms/upgrade',
    rule: 'The old data stays as it is, whatever happens',
    may: ['cms/environment', 'cms/postgres', 'cms/backup'],
    never: ['payload', 'express', 'next', ...webPackages],
  },
  {
    room: 'cms/doctor',
    rule: 'Looks, says in words, and changes nothing',
    may: [
      ...['cms/contract', 'cms/environment', 'cms/files', 'cms/content/migrations', 'cms/postgres'],
      ...['cms/backup', 'cms/content/mail/sender-address.ts'],
    ],
    never: ['payload', 'express', 'next', ...webPackages],
  },
  {
    room: 'web/ui',
    rule: 'Knows no domain word',
    may: ['cms/contract/decode-text.ts', 'cms/contract/is-binary.ts'],
    never: cmsPackages,
  },
  {
    room: 'web/pictures',
    rule: 'SVG and CSS variables only',
    may: ['web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/data',
    rule: "The site's one client of `/api`, but for sounds",
    may: ['cms/contract', 'web/ui', 'cms/lesson-formats/markup/parsed-lesson.ts'],
    never: cmsPackages,
  },
  {
    room: 'web/router',
    rule: "The only door into react-router's insides",
    may: ['cms/contract', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/page',
    rule: 'Draws nothing that a reader reads',
    may: ['cms/contract', 'web/router', 'web/data', 'web/page-files'],
    never: cmsPackages,
  },
  {
    room: 'web/passport',
    rule: 'What a learner did, kept on her device, and sent after her yes alone',
    may: ['cms/contract', 'cms/exercises', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/speech',
    rule: 'Says words aloud',
    may: ['cms/contract', 'cms/exercises', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/listening',
    rule: 'Hears words without a byte of voice leaving the device',
    may: ['cms/exercises', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'cms/studio',
    rule: 'Reaches content over HTTP, by Payload or by its functions; guards nothing',
    may: [
      ...['cms/contract', 'cms/lesson-formats', 'cms/content', 'cms/clips', 'web/words-box'],
      'web/listening/microphone',
      'web/page-files',
      ...['web/ui/stored-text', 'web/ui/use-action.ts', 'web/ui/problem.tsx'],
      'web/ui/press-once.ts',
    ],
    never: ['express', 'react-router-dom', 'swr', 'pg'],
  },
  {
    room: 'web/features',
    rule: 'Features do not import each other',
    may: [
      ...[
        'cms/contract',
        'cms/clips',
        'cms/exercises',
        'web/passport',
        'web/speech',
        'web/listening',
      ],
      ...[
        'cms/certificate/reading',
        'cms/qr-code',
        'web/page',
        'web/router',
        'web/data',
        'web/pictures',
        'web/ui',
      ],
    ],
    never: cmsPackages,
    apart: true,
  },
  {
    room: 'web/layout',
    rule: 'Knows no screen',
    may: [
      ...['cms/contract', 'web/features', 'web/page', 'web/router', 'web/data'],
      ...['web/pictures', 'web/ui'],
    ],
    never: cmsPackages,
  },
  {
    room: 'web/screens',
    rule: 'Decides; composes features',
    may: [
      ...['cms/contract', 'cms/exercises', 'web/layout', 'web/features', 'web/passport'],
      ...[
        'cms/certificate/reading',
        'web/speech',
        'web/page',
        'web/router',
        'web/data',
        'web/pictures',
      ],
      'web/ui',
      'web/words-box',
      'web/page-files',
      'cms/lesson-formats/markup/parsed-lesson.ts',
      'cms/lesson-formats/markup/summarize-markup.ts',
      'cms/lesson-formats/markup/templates',
      'cms/lesson-formats/document/title-of-document.ts',
    ],
    never: cmsPackages,
    apart: true,
  },
  {
    room: 'web',
    rule: 'The two entries draw one document',
    may: ['cms/contract', 'web/layout', 'web/page', 'web/router', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/gallery',
    rule: 'Shows every part of ui; exists in development alone',
    may: ['web/ui', 'web/pictures', 'web/fonts.css', 'web/tokens.css', 'web/base.css'],
    never: cmsPackages,
  },
  {
    room: 'web/build',
    rule: 'Tells the two builds what to pack; runs in neither',
    may: ['web/listening'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'payload.config.ts',
    rule: 'The one list of what the CMS is made of',
    may: ['cms/contract/limits.ts', 'cms/content', 'cms/environment', 'cms/log'],
  },
  {
    room: 'seed',
    rule: 'Written through the same Payload API as everything else',
    may: ['cms/contract', 'cms/lesson-formats', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/server',
    rule: 'The only room that knows HTTP; decides nothing about content',
    may: [
      ...[
        'cms/contract',
        'cms/environment',
        'cms/files',
        'cms/log',
        'cms/lesson-formats',
        'cms/content',
      ],
      ...['cms/watch', 'cms/sign-in', 'cms/api', 'cms/preview', 'cms/postgres', 'cms/large-pages'],
      ...['cms/backup', 'cms/upgrade', 'cms/doctor'],
      ...['payload.config.ts', 'seed', 'web/entry-server.tsx', 'web/router/routes.ts'],
    ],
    never: ['react', 'react-dom', 'react-router-dom', 'swr'],
  },
  {
    room: 'scripts',
    rule: 'Plain Node, because it runs before packages are there',
    may: [],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'testing/component',
    rule: 'Draws a part of the site with what every page gives it',
    may: ['web', 'web/data', 'web/ui', 'web/passport'],
    never: cmsPackages,
  },
  {
    room: 'testing',
    rule: 'No product code imports it',
    may: [
      ...['cms/certificate/reading', 'cms/clips'],
      ...['cms/contract', 'cms/environment', 'cms/lesson-formats', 'cms/content', 'cms/sign-in'],
      ...['cms/api', 'cms/postgres', 'cms/server', 'payload.config.ts', 'seed', 'scripts'],
      'web/entry-server.tsx',
    ],
    never: ['react', 'react-dom', 'react-router-dom', 'swr'],
  },
  {
    room: 'bench',
    rule: 'Prints ratios, because machines differ',
    may: [
      ...['cms/contract', 'cms/lesson-formats', 'cms/postgres', 'testing'],
      // What listens is measured by itself, on sentences of the sample lessons.
      ...['cms/exercises', 'cms/exercises/server', 'cms/api/sounds', 'seed'],
      ...['web/listening', 'web/features/say-it-back/gap-places.ts'],
    ],
    never: [...cmsPackages.filter((name) => name !== 'pg'), ...webPackages],
  },
  {
    room: 'e2e',
    rule: 'Finds things by role and label',
    may: [
      ...['cms/contract', 'cms/postgres/free-port.ts', 'testing'],
      'web/gallery/gallery-plugin.ts',
    ],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'e2e/faults',
    rule: 'What is promised of a fault is counted',
    may: [
      ...['cms/contract', 'cms/postgres', 'testing', 'bench/row.ts', 'bench/table.ts'],
      'cms/environment/session-locks.ts',
      ...['bench/results.ts', 'bench/statistics.ts', 'bench/stage/process.ts'],
      'bench/stage/observer.ts',
    ],
    never: [...cmsPackages.filter((name) => name !== 'pg'), ...webPackages],
  },
]
