import { isLocale, type Locale } from '@/i18n/locales'

const item = 'language-offer'
const listeners = new Set<() => void>()

/** The first language of the browser that the site has, if it is not the one of the page. */
export function preferredLocale(wanted: readonly string[], shown: Locale): Locale | undefined {
  const first = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale)
  return first === shown ? undefined : first
}

export function offeredLocale(shown: Locale): Locale | undefined {
  try {
    if (localStorage.getItem(item)) return undefined
  } catch {
    // Where nothing can be remembered, it would come back on every page.
    return undefined
  }
  return preferredLocale(navigator.languages, shown)
}

export function dismissOffer() {
  localStorage.setItem(item, 'dismissed')
  listeners.forEach((tell) => tell())
}

export function onOffer(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
