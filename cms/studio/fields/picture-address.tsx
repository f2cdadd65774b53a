'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  TextInput,
  useField,
  useListDrawer,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import styles from './picture-address.module.css'
import { ShownPicture } from './shown-picture.tsx'

/** What the list of pictures gives of a chosen one. */
const Picture = z.object({ url: z.string(), alt: z.string() })

interface PictureAddressProps extends TextFieldClientProps {
  /** What the button says that takes the picture away. */
  without?: string
  /** One of the uploaded pictures alone: no address can be typed. */
  isChosenOnly?: boolean
}

/**
 * A picture by its address, chosen among the uploaded ones or typed. Pictures of other hosts are
 * not shown here: the studio asks no foreign host for anything.
 */
export function PictureAddress(props: PictureAddressProps) {
  const { path, field, readOnly, without = 'Use the standard picture', isChosenOnly } = props
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  const isOurs = value?.startsWith('/') === true
  const parts = {
    error: <FieldError path={path} message={errorMessage} showError={showError} />,
    description: <FieldDescription path={path} description={field.admin?.description} />,
    shown: isOurs && <ShownPicture key={value} address={value} />,
  }
  return (
    <div className="field-type text">
      {isChosenOnly ? (
        <ChosenPicture path={path} label={field.label} {...parts} />
      ) : (
        <TextInput
          path={path}
          label={field.label}
          readOnly={readOnly || disabled}
          value={value ?? ''}
          onChange={({ target }: { target: { value: string } }) => setValue(target.value || null)}
          showError={showError}
          Error={parts.error}
          Description={parts.description}
          AfterInput={parts.shown}
        />
      )}
      {!readOnly && (
        <Actions value={value} without={without} isClosed={disabled} onChange={setValue} />
      )}
    </div>
  )
}

interface ChosenProps {
  path: string
  label: TextFieldClientProps['field']['label']
  error: ReactNode
  description: ReactNode
  shown: ReactNode
}

function ChosenPicture({ path, label, error, description, shown }: ChosenProps) {
  return (
    <>
      <FieldLabel as="span" path={path} label={label} />
      {error}
      {shown}
      {description}
    </>
  )
}

interface ActionsProps {
  value: string | undefined
  onChange: (address: string | null) => void
  without: string
  /** As while the form is saved by hand. */
  isClosed: boolean
}

function Actions({ value, onChange, without, isClosed }: ActionsProps) {
  const [PictureDrawer, PictureToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    uploads: true,
  })
  return (
    <div className={styles.actions}>
      <PictureToggler className={styles.button} disabled={isClosed}>
        Choose or upload a picture
      </PictureToggler>
      {value && (
        <button
          type="button"
          className={styles.button}
          disabled={isClosed}
          onClick={() => onChange(null)}
        >
          {without}
        </button>
      )}
      <PictureDrawer
        onSelect={({ doc }) => {
          onChange(Picture.parse(doc).url)
          closeDrawer()
        }}
      />
    </div>
  )
}
