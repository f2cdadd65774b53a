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
    rule: 'What crosses HTTP, and the rules and numbers that both sides keep. Imports zod alone.',
    may: [],
    only: ['zod'],
  },
  {
    room: 'cms/environment',
    rule: 'What this installation is given: settings, folders, its secret and what the secret signs.',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/lesson-formats',
    rule: 'The two texts a lesson can be: markup and HTML document. Pure: no database, no Payload.',
    may: ['cms/contract'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'cms/content',
    rule: 'What Payload is made of: collections, globals, access, drafts, jobs, SQL. Knows no HTTP.',
    may: ['cms/contract', 'cms/environment', 'cms/lesson-formats'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/sign-in',
    rule: 'Who somebody is: sign-in, lockout, sessions, the first admin.',
    may: ['cms/contract', 'cms/environment', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/archive',
    rule: 'A course as one file, written and read back whole.',
    may: ['cms/contract', 'cms/environment', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/api',
    rule: 'The endpoints of the contract, a folder a resource. Knows neither Express nor React.',
    may: [
      ...['cms/contract', 'cms/environment', 'cms/lesson-formats', 'cms/content'],
      ...['cms/sign-in', 'cms/archive'],
    ],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/preview',
    rule: 'How a draft is shown: the site’s own pages, read with one draft in place of what is published.',
    may: ['cms/contract', 'cms/environment', 'cms/content', 'cms/sign-in', 'cms/api'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/studio',
    rule: 'Next’s folder and the studio’s own components. Payload names them by path; nobody imports them.',
    may: ['cms/contract', 'cms/lesson-formats', 'cms/content'],
    never: ['express', 'react-router-dom', 'swr', 'pg'],
  },
  {
    room: 'cms/postgres',
    rule: 'A Postgres to work on: the embedded one, or the one at DATABASE_URL.',
    may: ['cms/environment'],
    never: ['payload', '@payloadcms/*', 'express', 'next', ...webPackages],
  },
  {
    room: 'web/ui',
    rule: 'Parts that know no domain word.',
    may: [],
    never: cmsPackages,
  },
  {
    room: 'web/pictures',
    rule: 'The drawings.',
    may: ['web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/data',
    rule: 'The one client of the contract, and a hook for each path.',
    may: ['cms/contract', 'web/ui', 'cms/lesson-formats/markup/parsed-lesson.ts'],
    never: cmsPackages,
  },
  {
    room: 'web/router',
    rule: 'The route table, and how one page follows another.',
    may: ['cms/contract', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/page',
    rule: 'What a page says of itself: title, addresses, structured data, the data it was drawn with.',
    may: ['cms/contract', 'web/router', 'web/data', 'web/ui'],
    never: cmsPackages,
  },
  {
    room: 'web/features',
    rule: 'What several screens share. Features do not import each other; screens compose them.',
    may: ['cms/contract', 'web/page', 'web/router', 'web/data', 'web/pictures', 'web/ui'],
    never: cmsPackages,
    apart: true,
  },
  {
    room: 'web/layout',
    rule: 'What stands around every screen: header, menu, footer, loading line.',
    may: [
      ...['cms/contract', 'web/features', 'web/page', 'web/router', 'web/data', 'web/pictures'],
      'web/ui',
    ],
    never: cmsPackages,
  },
  {
    room: 'web/screens',
    rule: 'One folder a screen; a screen decides what is read, shown or missing.',
    may: [
      ...['cms/contract', 'web/layout', 'web/features', 'web/page', 'web/router', 'web/data'],
      ...['web/pictures', 'web/ui'],
      'cms/lesson-formats/markup/parsed-lesson.ts',
      'cms/lesson-formats/markup/summarize-markup.ts',
      'cms/lesson-formats/markup/templates',
    ],
    never: cmsPackages,
    apart: true,
  },
  {
    room: 'web',
    rule: 'The two entries, for the browser and for the server, and the document they share.',
    may: [
      ...['cms/contract', 'web/screens', 'web/layout', 'web/features', 'web/page', 'web/router'],
      ...['web/data', 'web/pictures', 'web/ui'],
    ],
    never: cmsPackages,
  },
  {
    room: 'payload.config.ts',
    rule: 'The one list of what the CMS is made of.',
    may: ['cms/content', 'cms/environment'],
  },
  {
    room: 'seed',
    rule: 'The sample content, written through Payload like any other.',
    may: ['cms/contract', 'cms/environment', 'cms/lesson-formats', 'cms/content'],
    never: ['express', 'next', ...webPackages],
  },
  {
    room: 'cms/server',
    rule: 'The one process: Express, the cache, server rendering, start and stop. It knows all the others.',
    may: [
      ...['cms/contract', 'cms/environment', 'cms/lesson-formats', 'cms/content', 'cms/sign-in'],
      ...['cms/archive', 'cms/api', 'cms/preview', 'cms/postgres', 'payload.config.ts', 'seed'],
      'web/entry-server.tsx',
    ],
    never: ['react', 'react-dom', 'react-router-dom', 'swr'],
  },
  {
    room: 'testing',
    rule: 'What the tests need: a running product, clients of it, builders of content.',
    may: [
      ...['cms/contract', 'cms/environment', 'cms/lesson-formats', 'cms/content', 'cms/sign-in'],
      ...['cms/api', 'cms/postgres', 'cms/server', 'payload.config.ts', 'seed'],
    ],
    never: ['react', 'react-dom', 'react-router-dom', 'swr'],
  },
  {
    room: 'e2e',
    rule: 'Journeys in a real browser through the built product.',
    may: ['cms/contract', 'testing'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'bench',
    rule: 'Loads and sizes, told as ratios.',
    may: ['cms/contract', 'cms/lesson-formats', 'testing'],
    never: [...cmsPackages, ...webPackages],
  },
  {
    room: 'scripts',
    rule: 'What npm runs: install, build, start, check, test. Runs before anything is installed or built.',
    may: [],
    never: [...cmsPackages, ...webPackages],
  },
]
