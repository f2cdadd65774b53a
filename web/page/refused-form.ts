import { createContext } from 'react'

/** What a visitor without script has typed into a form, and what the server objects to. */
export interface RefusedForm {
  values: Readonly<Record<string, string>>
  /** What the server says of the whole form. */
  message: string
  errors: readonly { path: string; message: string }[]
}

/** Set on the server alone, for the page that answers such a form: nothing typed is lost. */
export const RefusedFormContext = createContext<RefusedForm | null>(null)
