import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { ApiError } from '../../data/client.ts'
import { sendContactForm } from '../../data/contact.ts'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './contact-form.module.css'
import {
  type ContactField,
  type ContactProblems,
  contactFields,
  lengthHint,
  missingOf,
  problemsOf,
  problemsOfRefused,
  readContactForm,
  tooLongOf,
} from './contact-rules.ts'
import { contactTexts, outcomeOf } from './contact-texts.ts'
import { fillForm, storedForm } from './stored-form.ts'

interface ContactFormProps {
  /** What was typed before the visitor left the page, as `onKeep` got it. */
  kept: string | undefined
  /** Undefined where nothing is to be kept any more. */
  onKeep(form: string | undefined): void
}

/** The letter to the tutor; without script the browser posts it and comes back to this page. */
export function ContactForm({ kept, onKeep }: ContactFormProps) {
  const [search, setSearch] = useSearchParams()
  const showToast = useToast()
  const [isSending, setIsSending] = useState(false)
  const refused = use(RefusedFormContext)
  const [problems, setProblems] = useState(() => problemsOfRefused(refused))
  const [hint, setHint] = useState<string>()
  const earlier = outcomeOf(search)
  const letter = useRef<HTMLFormElement>(null)

  // Only into empty fields: what was typed before the page's script ran is newer.
  useEffect(() => {
    if (!letter.current || !kept) return
    fillForm(letter.current, kept)
    setHint(hintOf(letter.current))
  }, [kept])

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    onKeep(storedForm(currentTarget))
    setHint(hintOf(currentTarget))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (earlier) setSearch({}, { replace: true })
    const element = event.currentTarget
    const form = readContactForm(new FormData(element))
    const missing = missingOf(form)
    if (hasAny(missing)) return objectTo(element, missing, contactTexts.incomplete)
    const tooLong = tooLongOf(form)
    if (hasAny(tooLong)) return objectTo(element, tooLong, contactTexts.failed)
    setIsSending(true)
    setProblems({})
    try {
      await sendContactForm(form)
      element.reset()
      setHint(undefined)
      onKeep(undefined)
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
          defaultValue={refused?.values[name]}
          aria-required={isRequired || undefined}
        />
      )}
    </Field>
  )

  return (
    <form
      ref={letter}
      method="post"
      action={apiPaths.contact}
      onInput={keep}
      onSubmit={submit}
      className={styles.form}
    >
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
      <Field label="Message" hint={hint} error={problems.message}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.message}`}
            name="message"
            rows={8}
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
      <Button type="submit" tone="main" aria-disabled={isSending} className={styles.send}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}

/** Counted as it is sent, without the blanks around it. */
const hintOf = (element: HTMLFormElement) =>
  lengthHint(readContactForm(new FormData(element)).message)

const hasAny = (problems: ContactProblems) => Object.keys(problems).length > 0
