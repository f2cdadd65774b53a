'use client'
import { DateTimeField, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * A day until whose end something works. In an empty field the calendar gives the first minute of the
 * day that is chosen; any time can be chosen after that, midnight too.
 */
export function UntilDay(props: DateFieldClientProps) {
  const { value, setValue } = useField<string>({ path: props.path })
  const known = useRef(value)
  useEffect(() => {
    if (value && !known.current && isFirstMinute(value)) setValue(lastMinuteOf(value))
    known.current = value
  }, [value, setValue])
  return <DateTimeField {...props} />
}

function isFirstMinute(moment: string): boolean {
  const at = new Date(moment)
  return at.getHours() === 0 && at.getMinutes() === 0
}

const lastMinuteOf = (moment: string) =>
  new Date(new Date(moment).setHours(23, 59, 0, 0)).toISOString()
