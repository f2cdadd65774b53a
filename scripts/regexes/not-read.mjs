/**
 * Regular expressions that are put together from what only the running program knows, with the
 * reason why those parts do no harm. They are examined with a word in place of each such part.
 * @type {Record<string, readonly string[]>}
 */
export const notRead = {
  'The parts are names of this project: of addresses, packages, files, classes, tags and properties.':
    [
      'cms/api/contract-reads.ts: /^word$/',
      'cms/content/collections/media/picture-files.ts: //media/([a-z0-9-]+-[0-9a-f]{12}(?:-\\d+)?)(?:-(?:word))?\\.webp/',
      'cms/lesson-formats/markup/render-element.ts: /</(word|word)/',
      'cms/x-ray/rules/looks.ts: /word\\s*:\\s*([\\d.]+)px/',
      'web/build/lean-packages.ts: /^word$/',
      'web/build/shared-files.ts: //web/(?:ui/(?!word)|page/(?:page-head|site-|page-data|after-first-paint)|router/(?!route-params|decision|screen-module|return-to|asked-part|use-asked)|layout/(?!admin-|made-password|page-not|site-footer)|(?:browser-site|document)\\.|data/(?:pages|courses|answer-cache|use-read|client|reads|site)\\.|features/booking/|features/course-cards/course-words|features/review/due-words\\.|features/progress/(?:continue-lesson|unfinished-lesson)\\.|passport/passport(?:-event|-name)?\\.)|/cms/contract/(?:categories|limits)\\./',
      'web/build/shared-files.ts: /\\/node_modules\\/(?:react-router|react-router-dom|swr|dequal|clsx)\\/|word/',
      'web/page/drawn-styles.ts: /class="(?:[^" ]* )*(?:word)[" ]/',
      'web/speech/choose-voice.ts: /(?:^|[^\\p{L}])word(?:Multilingual)?(?:$|[^\\p{L}])/',
      'scripts/docs/private-doors.mjs: /(?<![\\w$])word(?![\\w$])/',
      'bench/stage/process.ts: /word:\\s+(\\d+)/',
    ],
  'The part is a name that the tutor writes, of 120 characters at most, and is escaped.': [
    'cms/content/rename/name-in-text.ts: /(?<![\\p{L}\\p{N}_])word(?![\\p{L}\\p{N}_])/',
    'cms/content/rename/name-in-text.ts: /(?<![\\p{L}\\p{N}_])word(?![\\p{L}\\p{N}_])(?!(?<=word)word(?![\\p{L}\\p{N}_]))/',
  ],
  'The part is a name of a function with letters, digits, _ and an escaped $ alone, and 80 characters at most.':
    [
      'cms/x-ray/rules/scripts.ts: /function(?:\\s{1,99}|\\s{0,99}\\*\\s{0,99})word\\b|\\bword\\s{0,99}=(?!=)|["\'`]word["\'`]\\s{0,9}\\]\\s{0,99}=|\\bclass\\s{1,99}word\\b|[{,]\\s{0,99}word\\s{0,99}[,:}(]/',
    ],
}
