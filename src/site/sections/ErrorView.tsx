import { useFailure, type Failure } from '@/ui/loadChunk'
import { rootLocale } from '@/i18n/locales'
import { failure } from '@/i18n/en/failure'
import { paths } from '@/paths'
import { FailurePage } from './FailurePage'

export function ErrorView(props: Failure) {
  const { heading, kicker, onAgain, again, text } = useFailure(props)
  return (
    <FailurePage
      heading={heading}
      home={{ href: paths.home(rootLocale), label: failure.home }}
      kicker={kicker}
      text={text}
    >
      <button className="btn btn-lamp" onClick={onAgain} type="button">
        {again}
      </button>
    </FailurePage>
  )
}
