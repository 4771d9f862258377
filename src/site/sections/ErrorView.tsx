import { usePathname } from 'next/navigation'
import { pathIn } from '@/i18n/localePath'
import { localeOfPath } from '@/rules/locales'
import { useFailure, type Failure } from '@/ui/useFailure'
import { FailurePage } from './FailurePage.client'

export function ErrorView(props: Failure) {
  const locale = localeOfPath(usePathname() ?? '')
  const { heading, home, kicker, onAgain, again, text } = useFailure(props, locale)
  return (
    <FailurePage
      heading={heading}
      home={{ href: pathIn(locale, '/'), label: home }}
      kicker={kicker}
      text={text}
    >
      <button className="btn btn-lamp" onClick={onAgain} type="button">
        {again}
      </button>
    </FailurePage>
  )
}
