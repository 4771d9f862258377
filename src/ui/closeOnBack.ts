/** What lies over the page, such as a dialog. Its history entry is marked, so that Back closes it. */
let shown: { close: () => void } | undefined
let isOwnStep = false

const isMarked = () => (history.state as { overlay?: boolean } | null)?.overlay === true
// Next adds its own state, and does nothing else as long as the address stays.
const pushMarked = () => history.pushState({ overlay: true }, '')

/**
 * Call it when a page loads. After a reload the marked history entry is still the current one, but its dialog is
 * closed: going back from it here lets the visitor's next Back leave the page.
 */
export function leaveReloadedEntry() {
  addEventListener('popstate', follow)
  if (isMarked() && !shown) stepBack()
}

/** Returns what is to be called once it is closed, by Back or otherwise. */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  shown = overlay
  addEventListener('popstate', follow)
  if (!isMarked()) pushMarked()
  return () => {
    if (shown === overlay) shown = undefined
    // Another overlay that opens in the same moment takes the entry over.
    setTimeout(() => {
      if (!shown && isMarked()) stepBack()
    })
  }
}

function stepBack() {
  isOwnStep = true
  history.back()
}

function follow() {
  const isOwn = isOwnStep
  isOwnStep = false
  // Forward: what was open there is closed.
  if (isMarked() && !shown) stepBack()
  if (isMarked() || !shown) return
  if (isOwn) pushMarked()
  else shown.close()
}

/** Links but those that open a form in place. */
const leading = 'a:not([data-book])'

/** The links inside are followed from the page's own entry, so that Back leads to the page. */
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
