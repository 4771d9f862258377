'use client'

import { useLocale } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { languageWords as words } from '@/i18n/en/bookingList'
import { isLocale, languages, locales, rootLocale } from '@/rules/locales'
import { Link } from '@/ui/panel/Link'
import { OpenField } from './OpenField.client'

export function LanguageBar() {
  const { code } = useLocale()
  const pathname = usePathname() ?? ''
  const edited = isLocale(code) ? code : rootLocale

  return (
    <div
      className="language-bar desk-row desk-row--between"
      data-first={edited === rootLocale || undefined}
      role="status"
    >
      <OpenField />
      <p>
        {words.editing} <b lang={edited}>{languages[edited].name}</b>
      </p>
      {locales
        .filter((locale) => locale !== edited)
        .map((locale) => (
          <Link href={`${pathname}?locale=${locale}`} hrefLang={locale} key={locale} lang={locale}>
            {languages[locale].name}
          </Link>
        ))}
    </div>
  )
}
