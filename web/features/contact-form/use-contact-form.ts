import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contactLimits } from '../../../cms/contract/limits.ts'
import { lengthHint } from '../../../cms/contract/text-length.ts'
import { ApiError } from '../../data/client.ts'
import { sendContactForm } from '../../data/contact.ts'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import {
  type ContactProblems,
  contactFields,
  missingOf,
  problemsAfter,
  problemsOf,
  problemsOfRefused,
  readContactForm,
  tooLongOf,
} from './contact-rules.ts'
import { contactTexts, outcomeOf } from './contact-texts.ts'
import { emptyForm, fillForm, storedForm } from './stored-form.ts'

export interface ContactFormProps {
  /** What was typed before the visitor left the page, as `onKeep` got it. */
  kept: string | undefined
  /** The same at this moment: an answer may come when the visitor has left and come back. */
  latest(): string | undefined
  /** Undefined where nothing is to be kept any more. */
  onKeep(form: string | undefined): void
}

/** Sends the letter, keeps it until then, and tells what is wrong with it. */
export function useContactForm({ kept, latest, onKeep }: ContactFormProps) {
  const [search, setSearch] = useSearchParams()
  const showToast = useToast()
  const refused = use(RefusedFormContext)
  const [problems, setProblems] = useState(() => problemsOfRefused(refused))
  const [hint, setHint] = useState<string>()
  const earlier = outcomeOf(search)
  const form = useRef<HTMLFormElement>(null)

  // Only into empty fields: what was typed before the page's script ran is newer. A letter that is
  // forgotten while it stands here has been sent from this page as it was before.
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!form.current) return
    if (kept) fillForm(form.current, kept)
    else if (storedForm(form.current) === shown.current) emptyForm(form.current)
    shown.current = kept
    setHint(hintOf(form.current))
  }, [kept])

  const { run: send, isPending: isSending } = useAction(async (letter: HTMLFormElement) => {
    setProblems({})
    const sent = storedForm(letter)
    const keptBefore = latest()
    try {
      await sendContactForm(readContactForm(new FormData(letter)))
      // What was typed meanwhile has not been sent.
      if (storedForm(letter) === sent && latest() === keptBefore) {
        emptyForm(letter)
        setHint(undefined)
        onKeep(undefined)
      }
      showToast(contactTexts.sent)
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : undefined
      objectTo(letter, problemsOf(errors), contactTexts.failed)
    }
  })

  function keep({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    onKeep(storedForm(currentTarget))
    setHint(hintOf(currentTarget))
    const name = contactFields.find((one) => currentTarget.elements.namedItem(one) === target)
    const typed = readContactForm(new FormData(currentTarget))
    if (name) setProblems((now) => problemsAfter({ name, form: typed }, now))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (earlier) setSearch({}, { replace: true })
    const letter = event.currentTarget
    const typed = readContactForm(new FormData(letter))
    const missing = missingOf(typed)
    if (hasAny(missing)) return objectTo(letter, missing, contactTexts.incomplete)
    const tooLong = tooLongOf(typed)
    if (hasAny(tooLong)) return objectTo(letter, tooLong, contactTexts.failed)
    send(letter)
  }

  function objectTo(
    letter: HTMLFormElement,
    found: ContactProblems,
    text: { title: string; description: string },
  ) {
    setProblems(found)
    showToast({ ...text, tone: 'destructive' })
    const first = contactFields.find((field) => found[field] !== undefined)
    if (first) letter.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return { form, problems, hint, earlier, typedBefore: refused?.values, isSending, keep, submit }
}

const hintOf = (letter: HTMLFormElement) =>
  lengthHint(readContactForm(new FormData(letter)).message, contactLimits.message)

const hasAny = (problems: ContactProblems) => Object.keys(problems).length > 0
