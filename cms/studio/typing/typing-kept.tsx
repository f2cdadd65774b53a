'use client'
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState, ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback, useState } from 'react'
import { isTypedSince, keepTyped } from './keep-typed.ts'
import { formName, type OpenForm, OpenForms } from './open-forms.ts'
import { tellSessionEnded } from './tell-session-ended.ts'
import { useSavesInTurn } from './use-saves-in-turn.ts'

/**
 * Around the whole studio: what the server answers about a form takes nothing back that was typed
 * while it was asked (decision 217), what is saved later is never overtaken (decision 222), and what
 * somebody else has saved is not written over unseen (decision 237).
 */
export function TypingKept({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<OpenForm>())
  const { serverFunction } = useServerFunctions()
  useSavesInTurn(forms)
  const ask = useCallback<ServerFunctionClient>(
    async (call) => {
      try {
        return await (call.name === 'form-state'
          ? askAboutForm(call, { serverFunction, forms })
          : serverFunction(call))
      } catch (error) {
        if (!isOfOwnSaves(call)) tellSessionEnded(error)
        throw error
      }
    },
    [serverFunction, forms],
  )
  return (
    <OpenForms value={forms}>
      <ServerFunctionsProvider serverFunction={ask}>{children}</ServerFunctionsProvider>
    </OpenForms>
  )
}

type Call = Parameters<ServerFunctionClient>[0]

/** About a form that saves itself: its next save, a moment later, is refused in the same words. */
const isOfOwnSaves = ({ name, args }: Call) =>
  name === 'form-state' && '_status' in Object(args.formState)

interface Asked {
  serverFunction: ServerFunctionClient
  forms: Set<OpenForm>
}

async function askAboutForm(call: Call, { serverFunction, forms }: Asked): Promise<unknown> {
  const { formState: sent, data: saved } = call.args
  const own = () => [...forms].filter(({ name }) => name === formName(call.args))
  if (!isFormState(sent)) {
    const ask = async () => serverFunction(call)
    return saved ? closedMeanwhile(own(), ask) : ask()
  }

  // Payload asks about a form that it has saved; what was typed meanwhile is still to be saved.
  for (const { isClosed, getFields, setModified } of saved ? own() : []) {
    if (!isClosed && isTypedSince({ sent, held: getFields() })) setModified(true)
  }
  const askedAt = performance.now()
  // Payload would have a form that is found old loaded anew, without what is typed: its save tells.
  const answer = await serverFunction({ ...call, args: { ...call.args, checkForStaleData: false } })
  const state = stateOf(answer)
  if (!state) return answer
  const kept = own().reduce(
    (left, { getFields, refusalsFor }) =>
      keepTyped(left, { sent, held: getFields(), refused: refusalsFor(sent, askedAt) }),
    state,
  )
  return { ...Object(answer), state: kept }
}

/**
 * Payload asks about a form without its state to put what is saved in its place, whatever was typed
 * meanwhile: as after it was unpublished or reverted.
 */
async function closedMeanwhile(forms: OpenForm[], ask: () => Promise<unknown>): Promise<unknown> {
  const open = forms.filter(({ isClosed }) => !isClosed)
  for (const { setProcessing } of open) setProcessing(true)
  try {
    return await ask()
  } finally {
    for (const { setProcessing } of open) setProcessing(false)
  }
}

function stateOf(answer: unknown): FormState | undefined {
  const state: unknown = Reflect.get(Object(answer), 'state')
  return isFormState(state) ? state : undefined
}

const isFormState = (value: unknown): value is FormState =>
  typeof value === 'object' && value !== null
