import { isLocale, type Locale, rootLocale } from '@/rules/locales'

const item = 'language-offer'
const listeners = new Set<() => void>()

/** Not on pages in another language, because the reader chose it with the address. */
export function preferredLocale(preferred: readonly string[], shown: Locale): Locale | undefined {
  const first = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale)
  return shown === rootLocale && first !== rootLocale ? first : undefined
}

export function offeredLocale(shown: Locale): Locale | undefined {
  try {
    if (localStorage.getItem(item)) return undefined
  } catch {
    // Without storage, the offer would appear on every page.
    return undefined
  }
  return preferredLocale(navigator.languages, shown)
}

export function dismissOffer() {
  localStorage.setItem(item, 'dismissed')
  listeners.forEach((listener) => listener())
}

export function onOffer(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
