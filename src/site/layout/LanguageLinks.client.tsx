'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { inLocale } from '@/i18n/localePath'
import { languages, type Locale, locales } from '@/rules/locales'

interface Props {
  className?: string
  locale: Locale
  path?: string
}

export function LanguageLinks({ className, locale, path }: Props) {
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <LanguageLink className={className} key={other} path={path} to={other}>
        {languages[other].name}
      </LanguageLink>
    ))
}

interface LanguageLinkProps {
  children: string
  className?: string
  /** Undefined for an unknown address, which has no route. */
  path?: string
  to: Locale
}

/**
 * Uses the route, because the address in the browser is rewritten. A click adds the query and the fragment.
 */
export function LanguageLink({ children, className, path, to }: LanguageLinkProps) {
  // Null outside of a layout.
  const segments = (useSelectedLayoutSegments() as string[] | null) ?? []
  const addQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.search = location.search
    currentTarget.hash = location.hash
  }
  return (
    <a
      className={className}
      data-script={languages[to].script}
      href={inLocale(to, path ?? `/${segments.join('/')}`)}
      hrefLang={to}
      lang={to}
      onClick={addQuery}
    >
      {children}
    </a>
  )
}
