'use client'
import { SelectInput, useField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'

const letters = 'ABCDEFGHIJ'

/** The right answer, chosen among the question's options by their words; kept as a place from 0. */
export const CorrectAnswer: NumberFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<number>({ path })
  const optionsPath = path.replace(/correctAnswer$/, 'options')
  const texts = useFormFields(([fields]) => {
    const count = fields[optionsPath]?.rows?.length ?? 0
    return Array.from({ length: count }, (_, place) =>
      String(fields[`${optionsPath}.${place}.text`]?.value ?? ''),
    ).join('\n')
  })
  const options = (texts === '' ? [] : texts.split('\n')).map((text, place) => ({
    label: `${letters[place]} · ${text}`,
    value: String(place),
  }))
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      required
      readOnly={readOnly}
      options={options}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(Number(option?.value ?? 0))
      }}
      showError={showError}
      Description={errorMessage && showError ? <span role="alert">{errorMessage}</span> : undefined}
    />
  )
}
