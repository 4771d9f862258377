const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Payload tells of its forms itself, and what is only looked for is no work. */
const OTHER = '[type=search], [type=password], [role=search] *, .search-filter *, .render-fields *'

/** Remembers where somebody typed; undone by what it returns. */
export function watchTyping() {
  const remember = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !target.matches(OTHER)) typed.add(target)
  }
  document.addEventListener('input', remember, true)
  return () => {
    typed.clear()
    document.removeEventListener('input', remember, true)
  }
}

/**
 * Whether leaving this page would lose something. Whoever holds such work stops `beforeunload`, as
 * Payload's forms do, so a false one asks them all.
 */
export function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return (
    question.defaultPrevented || [...typed].some(({ isConnected, value }) => isConnected && value)
  )
}

/** Lets the page be left without the browser's own question. */
export function giveUpUnsavedWork() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
}
