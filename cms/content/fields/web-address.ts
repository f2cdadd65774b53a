import type { TextField } from 'payload'

interface AddressOptions {
  name: string
  label: string
  description?: string
}

/** A full https address, or nothing. */
export const webAddress = ({ name, label, description }: AddressOptions): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 500,
  validate: (value: string | null | undefined) =>
    !value || /^https:\/\/\S+$/.test(value) || 'Use a full address that begins with https://',
  admin: { description },
})
