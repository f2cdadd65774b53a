/** What the file dialog offers; the check below decides. */
export const lessonFileTypes = '.html,.htm,text/html'

/** An HTML file by its type or by its name's end (spec §5). */
export const isLessonFile = ({ type, name }: { type: string; name: string }) =>
  type === 'text/html' || /\.html?$/i.test(name)
