import { useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { useOpenDialog } from '@/ui/useOpenDialog'

/**
 * Submits the form of a dialog, which closes when it is saved and otherwise shows the reason. `save` throws
 * ChangeFailed.
 */
export function useSubmit(onSaved: () => void) {
  const dialog = useOpenDialog()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof asChangeFailed>>()

  async function submit(save: () => Promise<unknown>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await save()
      onSaved()
      dialog.current?.close()
    } catch (error) {
      setFailure(asChangeFailed(error))
      setBusy(false)
    }
  }

  return { busy, close: () => dialog.current?.close(), dialog, failure, submit }
}
