import { type FormEvent, useState } from 'react'
import { messageOf } from '../../data/client.ts'
import { typeCode } from '../../data/student.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useProblem } from '../../ui/problem.tsx'
import { useStoredText } from '../../ui/stored-text/use-stored-text.ts'
import { useAction } from '../../ui/use-action.ts'
import styles from './code-form.module.css'

/** Where an access code is typed (decision 111). */
export function CodeForm({ onOpened }: { onOpened: () => void }) {
  const [code, setCode] = useState('')
  const { problem, tell } = useProblem()
  const [, keepBrowser, latestBrowser] = useStoredText('code-browser')
  const { run, isPending } = useAction(async () => {
    tell('')
    // Kept until an answer has come, over a reload too: a code may be good for one device alone.
    const browser = latestBrowser() ?? newBrowser()
    keepBrowser(browser)
    try {
      await typeCode({ code, browser })
      keepBrowser(undefined)
      onOpened()
    } catch (error) {
      tell(messageOf(error, 'The server did not answer. Please try again.'))
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') tell('Please type the code that your tutor gave you.')
    else run()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Your code"
        hint="Ten letters and digits, for example 7K2QF-9XTBM."
        error={problem.text}
        times={problem.times}
      >
        {(control) => (
          <input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            dir="ltr"
          />
        )}
      </Field>
      <Button type="submit" tone="main" aria-disabled={isPending}>
        {isPending ? 'Opening…' : 'Open with this code'}
      </Button>
    </form>
  )
}

/** As the contract wants it: 16 bytes in base64url. */
const newBrowser = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replace(/[+/]/g, (letter) => (letter === '+' ? '-' : '_'))
    .slice(0, 22)
