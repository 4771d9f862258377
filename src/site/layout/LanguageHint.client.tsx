'use client'

import { useSyncExternalStore } from 'react'
import { languages, type Locale } from '@/rules/locales'
import styles from './LanguageHint.module.css'
import { LanguageLink } from './LanguageLinks.client'
import { dismissOffer, offeredLocale, onOffer } from './languageOffer'

/** Offers the preferred language of the browser, once. It overlays the page, so it shifts no content. */
export function LanguageHint({ locale, path }: { locale: Locale; path?: string }) {
  const offered = useSyncExternalStore(
    onOffer,
    () => offeredLocale(locale),
    () => undefined,
  )
  if (!offered) return null
  const { close, offer, script } = languages[offered]
  return (
    <aside className={`no-print ${styles.hint}`} data-script={script} lang={offered}>
      <LanguageLink className="tap" path={path} to={offered}>
        {offer}
      </LanguageLink>
      <button aria-label={close} className="round" onClick={dismissOffer} type="button">
        ×
      </button>
    </aside>
  )
}
