import { type FormEvent, use, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { ApiError } from '../../data/client.ts'
import { sendContactForm } from '../../data/contact.ts'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../toasts/toast-provider.tsx'
import styles from './contact-form.module.css'
import {
  type ContactField,
  type ContactProblems,
  contactFields,
  maxLengths,
  missingOf,
  problemsOf,
  problemsOfRefused,
  readContactForm,
} from './contact-rules.ts'
import { contactTexts, outcomeOf } from './contact-texts.ts'

/** The letter to the tutor; without script the browser posts it and comes back to this page. */
export function ContactForm() {
  const [search] = useSearchParams()
  const showToast = useToast()
  const [isSending, setIsSending] = useState(false)
  const refused = use(RefusedFormContext)
  const [problems, setProblems] = useState(() => problemsOfRefused(refused))
  const earlier = outcomeOf(search)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const form = readContactForm(new FormData(element))
    const missing = missingOf(form)
    if (hasAny(missing)) return objectTo(element, missing, contactTexts.incomplete)
    setIsSending(true)
    setProblems({})
    try {
      await sendContactForm(form)
      element.reset()
      showToast(contactTexts.sent)
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : undefined
      objectTo(element, problemsOf(errors), contactTexts.failed)
    } finally {
      setIsSending(false)
    }
  }

  function objectTo(
    element: HTMLFormElement,
    found: ContactProblems,
    text: { title: string; description: string },
  ) {
    setProblems(found)
    showToast({ ...text, tone: 'destructive' })
    const first = contactFields.find((field) => found[field] !== undefined)
    if (first) element.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const textField = (
    name: ContactField,
    label: string,
    type: 'text' | 'email',
    isRequired = true,
  ) => (
    <Field label={isRequired ? label : `${label} (optional)`} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          autoComplete={name === 'subject' ? 'off' : name}
          maxLength={maxLengths[name]}
          defaultValue={refused?.values[name]}
          aria-required={isRequired || undefined}
        />
      )}
    </Field>
  )

  return (
    <form method="post" action={apiPaths.contact} onSubmit={submit} className={styles.form}>
      {earlier && (
        <div
          role={earlier === 'sent' ? 'status' : 'alert'}
          data-outcome={earlier}
          className={styles.outcome}
        >
          <p>
            <strong>{contactTexts[earlier].title}</strong>
          </p>
          <p>{contactTexts[earlier].description}</p>
        </div>
      )}
      <div className={styles.pair}>
        {textField('name', 'Your name', 'text')}
        {textField('email', 'Your email', 'email')}
      </div>
      {textField('subject', 'Subject', 'text', false)}
      <Field label="Message" error={problems.message}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.message}`}
            name="message"
            rows={8}
            maxLength={maxLengths.message}
            defaultValue={refused?.values.message}
            aria-required
          />
        )}
      </Field>
      {/* People do not see this field; robots fill it in (decision 24). */}
      <label className={styles.trap} aria-hidden="true">
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" tone="main" disabled={isSending} className={styles.send}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}

const hasAny = (problems: ContactProblems) => Object.keys(problems).length > 0
