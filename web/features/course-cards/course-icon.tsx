import { defaultIcon } from '../../../cms/contract/categories.ts'
import { courseIcons } from '../../../cms/contract/course-icons.ts'

/**
 * A course's icon by its font-icon class name, drawn in the site's own line. The card that it stands
 * on gives it its style: the strokes of all icons come later than the page.
 */
export function CourseIcon({ icon }: { icon: string }) {
  const name = icon.split(/\s+/).find((part) => part in courseIcons) ?? defaultIcon
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={courseIcons[name]} />
    </svg>
  )
}
