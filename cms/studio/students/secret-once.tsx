'use client'
import { toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../web/ui/use-action.ts'
import { copyText } from '../client/copy-text.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './students.module.css'

const Told = z.object({ secret: z.string() })

interface SecretOnceProps {
  /** The collection's endpoint that makes it. */
  kind: 'link' | 'code'
}

const texts = {
  link: {
    make: 'Make and copy the link',
    again: 'Make a new link',
    unsaved: 'Save the student first. Then make the link here.',
    told: 'This is the link. It is shown only once, so send it now:',
    hint: 'A new link ends the old one, on every device where it was opened.',
    copied: 'The link has been copied. Paste it into a message.',
  },
  code: {
    make: 'Make and copy the code',
    again: 'Make a new code',
    unsaved: 'Save first. Then make the code here.',
    told: 'This is the code. It is shown only once, so write it down now:',
    hint: 'A new code ends the old one; what the old one opened stays open.',
    copied: 'The code has been copied.',
  },
} as const

/** Makes a link or a code, which is told once and kept nowhere. */
export function SecretOnce({ kind }: SecretOnceProps) {
  const { id, collectionSlug } = useDocumentInfo()
  const { value: madeAt, setValue: setMadeAt } = useField<string | null>({
    path: kind === 'link' ? 'linkMadeAt' : 'codeMadeAt',
  })
  const [secret, setSecret] = useState('')
  const text = texts[kind]
  const making = useAction(async () => {
    try {
      const told = Told.parse(await ask('POST', `/studio/api/${collectionSlug}/${id}/${kind}`))
      setSecret(told.secret)
      // The form alone is told: a page read anew would take what is typed and not saved.
      setMadeAt(new Date().toISOString(), true)
      await copyText(told.secret, { copied: text.copied, refused: 'It is ready. Copy it below.' })
    } catch (error) {
      toast.error(messageOf(error, 'The server did not answer. Please try again.'))
    }
  })
  if (typeof id !== 'number') return <p className={styles.unsaved}>{text.unsaved}</p>

  return (
    <div className={styles.secret}>
      <PendingButton isPending={making.isPending} onClick={() => making.run()}>
        {madeAt ? text.again : text.make}
      </PendingButton>
      <p className={styles.hint}>{text.hint}</p>
      {secret && (
        <label className={styles.told}>
          {text.told}
          <input
            readOnly
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
            className={styles.address}
          />
        </label>
      )}
    </div>
  )
}
