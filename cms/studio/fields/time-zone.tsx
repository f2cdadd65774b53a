'use client'
import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Chooses a time zone; the one of this computer is offered first. */
export function TimeZone({ path, field, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, disabled, showError } = useField<string>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      description={field.admin?.description}
      options={zones().map((zone) => ({ label: zone.replaceAll('_', ' '), value: zone }))}
      value={value ?? ''}
      onChange={(option) => setValue(Array.isArray(option) ? null : (option?.value ?? null))}
      readOnly={readOnly || disabled}
      showError={showError}
    />
  )
}

function zones(): string[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}
