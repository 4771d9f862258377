import { createContext, type Dispatch, use } from 'react'
import type { QuoteEdit, QuoteEvent } from './editQuote'
import type { EditProblem } from './problemsOfEdit'
import type { Offer } from './quoteSetup'

interface EditorValue {
  dispatch: Dispatch<QuoteEvent>
  offers: Offer[]
  /** By field. Missing values are included only after an attempt to send. */
  problems: ReadonlyMap<string, EditProblem>
  state: QuoteEdit
}

export const EditorContext = createContext<EditorValue | null>(null)

export function useEditor(): EditorValue {
  const value = use(EditorContext)
  if (!value) throw new Error('Only inside of QuoteEditor')
  return value
}

/** The id of the element that a problem links to. */
export const idOfField = (field: string) => `quote-${field}`
