/** The languages of the pages, the first one at the root of the site. Hindi joins here. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number]

export const rootLocale: Locale = locales[0]

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}
