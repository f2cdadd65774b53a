import { type CourseFileKind, maxCourseFileBytes } from '../../../cms/contract/course.ts'
import { maxLessonHtmlBytes } from '../../../cms/contract/lesson.ts'
import type { FileKind } from '../../ui/text-file/read-text-file.ts'

interface AcceptedFile extends FileKind {
  /** What the file dialog offers. */
  accept: string
  ending: RegExp
  /** What to say of a file with another name. */
  wrongName: string
}

/** The files that the manager reads, by their names' ends (spec §9) and limits (decision 15). */
export const acceptedFiles: Readonly<Record<CourseFileKind | 'html', AcceptedFile>> = {
  css: {
    name: 'A CSS file',
    maxBytes: maxCourseFileBytes,
    accept: '.css,text/css',
    ending: /\.css$/i,
    wrongName: 'Please select a valid CSS file.',
  },
  js: {
    name: 'A JavaScript file',
    maxBytes: maxCourseFileBytes,
    accept: '.js,text/javascript',
    ending: /\.js$/i,
    wrongName: 'Please select a valid JavaScript file.',
  },
  html: {
    name: 'A lesson',
    maxBytes: maxLessonHtmlBytes,
    accept: '.html,.htm,text/html',
    ending: /\.html?$/i,
    wrongName: 'Please select a valid HTML file.',
  },
}
