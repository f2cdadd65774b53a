import { apiPaths } from '../../../cms/contract/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './contact-form.module.css'
import type { ContactField } from './contact-rules.ts'
import { type ContactOutcome, contactTexts } from './contact-texts.ts'
import { type ContactFormProps, useContactForm } from './use-contact-form.ts'

/** The letter to the tutor; without script the browser posts it and comes back to this page. */
export function ContactForm(props: ContactFormProps) {
  const { form, problems, hint, earlier, typedBefore, isSending, keep, submit } =
    useContactForm(props)
  const shared = (name: ContactField) => ({
    name,
    error: problems[name],
    defaultValue: typedBefore?.[name],
  })
  return (
    <form
      ref={form}
      method="post"
      action={apiPaths.contact}
      onInput={keep}
      onSubmit={submit}
      className={styles.form}
    >
      {earlier && <Outcome outcome={earlier} />}
      <div className={styles.pair}>
        <TextField {...shared('name')} label="Your name" type="text" isRequired />
        <TextField {...shared('email')} label="Your email" type="email" isRequired />
      </div>
      <TextField {...shared('subject')} label="Subject (optional)" type="text" />
      <Field label="Message" hint={hint} error={problems.message}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            className={`${control.className} ${styles.message}`}
            name="message"
            rows={8}
            defaultValue={typedBefore?.message}
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

interface TextFieldProps {
  name: ContactField
  label: string
  type: 'text' | 'email'
  isRequired?: boolean
  error: string | undefined
  defaultValue: string | undefined
}

function TextField({ name, label, type, isRequired, error, defaultValue }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          autoComplete={name === 'subject' ? 'off' : name}
          defaultValue={defaultValue}
          aria-required={isRequired}
        />
      )}
    </Field>
  )
}

/** Says whether a message sent without script has arrived. */
function Outcome({ outcome }: { outcome: ContactOutcome }) {
  const { title, description } = contactTexts[outcome]
  return (
    <div
      role={outcome === 'sent' ? 'status' : 'alert'}
      data-outcome={outcome}
      className={styles.outcome}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{description}</p>
    </div>
  )
}
