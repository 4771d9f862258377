import { createContext, use } from 'react'

interface SheetContextValue {
  close: () => void
  /** Asks before it goes on, when something is not saved. */
  guard: (goOn: () => void) => void
  leave: () => void
  /** What is lost when the sheet closes; null when nothing is. */
  setUnsaved: (forget: (() => void) | null) => void
}

export const SheetContext = createContext<SheetContextValue>({
  close: () => undefined,
  guard: (goOn) => goOn(),
  leave: () => undefined,
  setUnsaved: () => undefined,
})

export const useSheet = () => use(SheetContext)
