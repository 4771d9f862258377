import { createContext, type Dispatch, use } from 'react'
import type { QuoteEdit, QuoteEvent } from './editQuote'
import type { EditProblem } from './problemsOfEdit'
import type { Offer } from './quoteSetup'

interface EditorValue {
  dispatch: Dispatch<QuoteEvent>
  offers: Offer[]
  /** By field; those of what is not filled in yet only once it was to be sent. */
  problems: ReadonlyMap<string, EditProblem>
  state: QuoteEdit
}

export const EditorContext = createContext<EditorValue | null>(null)

export function useEditor(): EditorValue {
  const value = use(EditorContext)
  if (!value) throw new Error('Only inside of QuoteEditor')
  return value
}

/** Of the element that a problem leads to. */
export const idOfField = (field: string) => `quote-${field}`
