'use client'
import { FieldDescription, FieldError, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { categories } from '../../../contract/categories.ts'
import styles from './category.module.css'

/** The course's category, each with the colour that it has on the site. */
export const CategoryField: SelectFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  return (
    <fieldset className={`field-type ${styles.field}`} disabled={readOnly || disabled}>
      <legend className={styles.legend}>
        Category <span className="required">*</span>
      </legend>
      {categories.map((category) => (
        <label key={category} className={styles.choice} data-category={category}>
          <input
            type="radio"
            name={path}
            value={category}
            checked={value === category}
            onChange={() => setValue(category)}
          />
          {category}
        </label>
      ))}
      {showError && <FieldError path={path} message={errorMessage} showError />}
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}
