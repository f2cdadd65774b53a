import type { CourseFileKind } from '../../../cms/contract/course.ts'
import { lessonLimits, maxCourseFileBytes } from '../../../cms/contract/limits.ts'
import type { TextKind } from '../../ui/text-file/read-text-file.ts'

/** The files that the tutor uploads. */
export type FileKind = CourseFileKind | 'html'

interface KnownFile extends TextKind {
  /** What the file dialog offers; the name's end, or the type, decides. */
  accept: string
  ending: RegExp
  type?: string
  /** What to say about a file of another kind. */
  wrongKind: string
}

/** How each kind is known (spec §5, §9) and how much of it is taken (decision 15). */
export const fileKinds: Readonly<Record<FileKind, KnownFile>> = {
  css: {
    name: 'A CSS file',
    maxBytes: maxCourseFileBytes,
    accept: '.css,text/css',
    ending: /\.css$/i,
    wrongKind: 'Please select a valid CSS file.',
  },
  js: {
    name: 'A JavaScript file',
    maxBytes: maxCourseFileBytes,
    accept: '.js,text/javascript',
    ending: /\.js$/i,
    wrongKind: 'Please select a valid JavaScript file.',
  },
  html: {
    name: 'A lesson',
    maxBytes: lessonLimits.htmlBytes,
    needs: { pattern: /<[a-z!][^<]*>/i, name: 'HTML' },
    accept: '.html,.htm,text/html',
    ending: /\.html?$/i,
    type: 'text/html',
    wrongKind: 'Please select a valid HTML file.',
  },
}

/** Whether a file is of a kind, by its name's end or its type. */
export const isOfKind = ({ name, type }: Pick<File, 'name' | 'type'>, kind: FileKind) =>
  fileKinds[kind].ending.test(name) || type === fileKinds[kind].type
