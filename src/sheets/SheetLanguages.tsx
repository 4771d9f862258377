import { languages, type Locale, locales } from '@/rules/locales'
import { buttonClass } from '@/ui/panel/Button'

interface Props {
  chosen: Locale
  hrefOf: (locale: Locale) => string
  label: string
}

/** The address of a sheet contains its language. */
export function SheetLanguages({ chosen, hrefOf, label }: Props) {
  return (
    <div aria-label={label} className="desk-row" role="group">
      {locales.map((locale) => (
        <a
          aria-current={locale === chosen ? 'true' : undefined}
          className={buttonClass()}
          href={hrefOf(locale)}
          key={locale}
          lang={locale}
        >
          {languages[locale].name}
        </a>
      ))}
    </div>
  )
}
