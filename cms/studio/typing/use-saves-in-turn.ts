'use client'
import { useEffect } from 'react'
import { type OpenForm, senderOf } from './open-forms.ts'
import { preferencesRead } from './preferences-read.ts'
import type { SavedDocument } from './saved-document.ts'
import { savesInTurn } from './saves-in-turn.ts'
import { tellLineLost } from './tell-line-lost.ts'
import { tellLost } from './tell-lost.ts'
import { tellNewer } from './tell-newer.ts'
import { tellReasons } from './tell-reasons.ts'

/** Payload's forms save by the browser's own `fetch`, and offer no other place between them and it. */
export function useSavesInTurn(forms: ReadonlySet<OpenForm>): void {
  useEffect(() => {
    const { fetch } = window
    const sender = ({ name, fields }: SavedDocument) =>
      fields ? senderOf(forms, { name, fields }) : undefined
    const page = { name: newPage(), formOf: (saved: SavedDocument) => sender(saved)?.number }
    const sent = tellLost(savesInTurn(fetch.bind(window), page), sender)
    window.fetch = preferencesRead(tellLineLost(tellReasons(tellNewer(sent, sender))))
    return () => {
      window.fetch = fetch
    }
  }, [forms])
}

/** Not `randomUUID`: a studio that is opened by plain HTTP has none. */
const newPage = () => crypto.getRandomValues(new Uint32Array(3)).join('-')
