import { type Locale, locales } from '@/rules/locales'

interface Props {
  locale: Locale
  texts: Partial<Record<Locale, string>>
}

/** A stored text in that language, or in another one, which is marked. */
export function InLanguage({ locale, texts }: Props) {
  if (texts[locale]) return texts[locale]
  const other = locales.find((one) => texts[one])
  return other ? <span lang={other}>{texts[other]}</span> : null
}
