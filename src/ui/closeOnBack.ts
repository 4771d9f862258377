/** An overlay, such as a dialog, adds a marked history entry, so that Back closes it. */
let shown: { close: () => void } | undefined
let isOwnStep = false

const isMarked = () => (history.state as { overlay?: boolean } | null)?.overlay === true
// Next adds its own state to the entry and does nothing else while the address is the same.
const pushMarked = () => history.pushState({ overlay: true }, '')

/**
 * Called when a page loads. After a reload, the marked history entry is still the current one but its dialog
 * is closed. This goes back from it, so that the next Back leaves the page.
 */
export function leaveReloadedEntry() {
  addEventListener('popstate', follow)
  if (isMarked() && !shown) stepBack()
}

/** Returns a function to call when the overlay is closed. */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  shown = overlay
  addEventListener('popstate', follow)
  if (!isMarked()) pushMarked()
  return () => {
    if (shown === overlay) shown = undefined
    // Another overlay that opens at the same moment uses the entry.
    setTimeout(() => {
      if (!shown && isMarked()) stepBack()
    })
  }
}

/** A step back ends later. A second one before that would leave the page. */
function stepBack() {
  if (isOwnStep) return
  isOwnStep = true
  history.back()
}

function follow() {
  const isOwn = isOwnStep
  isOwnStep = false
  // After Forward, an overlay that was open there is closed.
  if (isMarked() && !shown) stepBack()
  if (isMarked() || !shown) return
  if (isOwn) pushMarked()
  else shown.close()
}

/** Links, except those that open a form on the page. */
const leading = 'a:not([data-book])'

/** Links inside are followed from the entry of the page, so that Back leads to the page. */
export function closeDialogOnBack(dialog: HTMLDialogElement | null) {
  if (!dialog?.open) return
  const stop = new AbortController()
  const closed = closeOnBack(() => dialog.close())
  dialog.addEventListener('close', closed, { once: true })
  dialog.addEventListener('close', () => stop.abort(), { once: true })
  dialog.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(leading)
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || !isMarked()) return
      event.preventDefault()
      event.stopPropagation()
      dialog.close()
      addEventListener('popstate', () => link.click(), { once: true })
    },
    { signal: stop.signal },
  )
}
