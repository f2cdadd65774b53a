import { type FormEvent, use, useState } from 'react'
import { textIn } from '../../../cms/certificate/reading/check-certificate.ts'
import { SiteUrl } from '../../page/site-url.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useProblem } from '../../ui/problem.tsx'
import { showText } from './text-in-address.ts'
import styles from './verify-screen.module.css'

/** For those who were sent a record as a text. */
export function PasteForm() {
  const siteUrl = use(SiteUrl)
  const [pasted, setPasted] = useState('')
  const { problem, tell } = useProblem()

  function check(event: FormEvent) {
    event.preventDefault()
    const text = textIn(pasted, siteUrl)
    if (text) showText(text)
    tell(text === null ? notOurs(siteUrl) : text === '' ? nothing : '')
  }

  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <Field
        label="The record’s address, or its text"
        hint="It stays on your device: this page checks it here."
        error={problem.text}
        times={problem.times}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="main">
        Check the record
      </Button>
    </form>
  )
}

const nothing = 'Please paste the address or the text of a record first.'
const notOurs = (siteUrl: string) =>
  `This is not the address of a record. A record’s address begins with ${siteUrl}/verify# – please copy all of it.`
