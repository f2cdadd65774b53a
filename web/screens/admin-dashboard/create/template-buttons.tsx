import { Button } from '../../../ui/button.tsx'
import styles from './create-lesson.module.css'
import { type Template, templates } from './templates.ts'

interface TemplateButtonsProps {
  isDisabled: boolean
  onChoose: (template: Template) => void
  /** Undefined where there is no earlier text. */
  onBringBack: (() => void) | undefined
}

/** What one can begin with, and the way back from it. */
export function TemplateButtons({ isDisabled, onChoose, onBringBack }: TemplateButtonsProps) {
  return (
    <fieldset className={styles.templates} disabled={isDisabled}>
      <legend>Start from a template</legend>
      {templates.map((template) => (
        <Button key={template.name} onClick={() => onChoose(template)}>
          {template.name}
        </Button>
      ))}
      {onBringBack && (
        <Button tone="quiet" onClick={onBringBack}>
          Bring my text back
        </Button>
      )}
    </fieldset>
  )
}
