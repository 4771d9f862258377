/** The answer whose own link ends like the address. The links are compared as the browser writes them. */
export function revealAnswer() {
  if (!location.hash) return
  const links = document.querySelectorAll<HTMLAnchorElement>('details[name="faq"] a[data-answer]')
  const details = [...links].find(({ hash }) => hash === location.hash)?.closest('details')
  if (!details || details.open) return
  details.open = true
  details.scrollIntoView()
}
