import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './upload-lessons.module.css'

/** A kind of lesson that cannot be uploaded yet; choosing a file only says so (spec §2). */
export function SoonCard({ name, accept }: { name: string; accept: string }) {
  const showToast = useToast()
  return (
    <section className={styles.soonCard}>
      <h2>
        {`${name} lessons `}
        <Badge>Coming Soon</Badge>
      </h2>
      <Field label={`${name} file`}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={(event) => {
              event.target.value = ''
              showToast({
                title: 'Coming Soon',
                description: `${name} upload is prepared for implementation.`,
              })
            }}
          />
        )}
      </Field>
      <Button disabled>Upload {name}</Button>
    </section>
  )
}
