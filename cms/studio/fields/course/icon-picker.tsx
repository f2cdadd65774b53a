'use client'
import { FieldDescription, FieldError, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { defaultIcon } from '../../../contract/categories.ts'
import { courseIcons } from '../../../contract/course-icons.ts'
import styles from './icon-picker.module.css'

const names = Object.keys(courseIcons)

/** 'fa-person-chalkboard' → 'person chalkboard'. */
const spoken = (name: string) => name.replace(/^fa-/, '').replaceAll('-', ' ')

/** A course's icon, chosen by its picture: the site's own drawings. */
export const IconPicker: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  const chosen = value || defaultIcon
  const isDrawn = names.includes(chosen)
  return (
    <fieldset className={`field-type ${styles.field}`} disabled={readOnly || disabled}>
      <legend className={styles.legend}>Icon</legend>
      <div className={styles.icons}>
        {names.map((name) => (
          <label key={name} className={styles.icon} title={spoken(name)}>
            <input
              type="radio"
              name={path}
              value={name}
              checked={chosen === name}
              onChange={() => setValue(name)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.drawing}>
              <path d={courseIcons[name]} />
            </svg>
            <span className={styles.name}>{spoken(name)}</span>
          </label>
        ))}
      </div>
      <p className={styles.chosen}>
        {isDrawn
          ? `Chosen: ${spoken(chosen)}`
          : `There is no drawing for “${chosen}”: the site shows the ${spoken(defaultIcon)} instead.`}
      </p>
      {showError && <FieldError path={path} message={errorMessage} showError />}
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}
