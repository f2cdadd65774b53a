import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CodeArea, tabHint } from '../../ui/code-area/code-area.tsx'
import { Field } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const tones = ['main', 'plain', 'quiet', 'danger'] as const

/** Everything that is pressed or filled in. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <CodeAreas />
    </>
  )
}

function Buttons() {
  const save = useAction(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  return (
    <Specimen part="button">
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <div className={styles.row}>
            <Button tone={tone}>Book a lesson</Button>
            <Button tone={tone} disabled>
              Book a lesson
            </Button>
            <a href="#button" className={buttonClass(tone)}>
              A link that looks like one
            </a>
          </div>
        </State>
      ))}
      <State name="while it works">
        <Button tone="main" disabled={save.isPending} onClick={() => save.run()}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </State>
    </Specimen>
  )
}

function Fields() {
  return (
    <Specimen part="field">
      <State name="empty">
        <Field label="Your name">{(control) => <input type="text" {...control} />}</Field>
      </State>
      <State name="with a hint">
        <Field label="Your e-mail address" hint="Only to answer you.">
          {(control) => <input type="email" defaultValue="maria@example.com" {...control} />}
        </Field>
      </State>
      <State name="with a hint and an error">
        <Field label="Message" hint="A few sentences are enough." error="Please write a message.">
          {(control) => <textarea rows={3} {...control} />}
        </Field>
      </State>
      <State name="disabled">
        <Field label="Course">
          {(control) => (
            <select disabled {...control}>
              <option>Speak Fluently</option>
            </select>
          )}
        </Field>
      </State>
    </Specimen>
  )
}

function CodeAreas() {
  const [text, setText] = useState('<lesson-title>Small talk</lesson-title>\n<objective>')
  return (
    <Specimen part="code-area">
      <State name="with a line that something is wrong with">
        <Field label="Lesson markup" hint={tabHint}>
          {(control) => (
            <CodeArea {...control} value={text} onChange={setText} markedLine={2} rows={4} />
          )}
        </Field>
      </State>
      <State name="read only">
        <Field label="Style sheet">
          {(control) => <CodeArea {...control} readOnly value={'p {\n  margin: 0;\n}'} rows={3} />}
        </Field>
      </State>
    </Specimen>
  )
}
