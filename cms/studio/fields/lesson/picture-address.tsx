'use client'
import { FieldDescription, FieldError, TextInput, useField, useListDrawer } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { z } from 'zod'
import styles from './picture-address.module.css'

/** What the list of pictures gives of a chosen one. */
const Picture = z.object({ url: z.string(), alt: z.string() })

/**
 * A picture by its address, chosen among the uploaded ones or typed. Pictures of other hosts are
 * not shown here: the studio asks no foreign host for anything.
 */
export const PictureAddress: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const [PictureDrawer, PictureToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    uploads: true,
  })
  const isOurs = value?.startsWith('/') === true
  return (
    <div className="field-type text">
      <TextInput
        path={path}
        label={field.label}
        readOnly={readOnly}
        value={value ?? ''}
        onChange={({ target }: { target: { value: string } }) => setValue(target.value || null)}
        showError={showError}
        Error={<FieldError path={path} message={errorMessage} showError={showError} />}
        Description={<FieldDescription path={path} description={field.admin?.description} />}
        AfterInput={
          isOurs && (
            // biome-ignore lint/performance/noImgElement: the file has its sizes already
            <img src={value} alt="The chosen warm-up" className={styles.picture} />
          )
        }
      />
      {!readOnly && (
        <div className={styles.actions}>
          <PictureToggler className={styles.button}>Choose or upload a picture</PictureToggler>
          {value && (
            <button type="button" className={styles.button} onClick={() => setValue(null)}>
              Use the standard picture
            </button>
          )}
        </div>
      )}
      <PictureDrawer
        onSelect={({ doc }) => {
          setValue(Picture.parse(doc).url)
          closeDrawer()
        }}
      />
    </div>
  )
}
