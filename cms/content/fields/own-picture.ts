import type { TextField } from 'payload'
import { isPictureAddress } from '../collections/media/picture-files.ts'

interface PictureOptions {
  name: string
  label: string
  description: string
  /** What stands in its place where none is chosen, as the button that takes it away calls it. */
  without: string
}

/** One of the uploaded pictures by its address, or none: visitors' browsers ask no foreign host. */
export const ownPicture = ({ name, label, description, without }: PictureOptions): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 120,
  validate: (value: string | null | undefined) =>
    !value ||
    (typeof value === 'string' && isPictureAddress(value)) ||
    'Choose one of your pictures, or upload one.',
  admin: {
    description,
    components: {
      Field: {
        path: '/cms/studio/fields/picture-address.tsx#PictureAddress',
        clientProps: { without, isChosenOnly: true },
      },
    },
  },
})
