import { createContext, use } from 'react'

interface SheetContextValue {
  /** Asks first when something is not saved. */
  close: () => void
  leave: () => void
  /** What is lost when the sheet closes; null when nothing is. */
  setUnsaved: (forget: (() => void) | null) => void
}

export const SheetContext = createContext<SheetContextValue>({
  close: () => undefined,
  leave: () => undefined,
  setUnsaved: () => undefined,
})

export const useSheet = () => use(SheetContext)
