import { useEffect } from 'react'
import { rootLocale } from '@/domain/locales'
import { site } from '@/messages/en/site'
import { paths } from '@/paths'
import { Lost } from './Lost'

interface Props {
  error: unknown
  retry: () => void
}

/** What stands in for a page that failed, in the language that is always there. */
export function ErrorView({ error, retry }: Props) {
  useEffect(() => {
    console.error(error)
  }, [error])

  const { again, heading, kicker, text } = site.pages.error
  return (
    <Lost
      heading={heading}
      home={{ href: paths.home(rootLocale), label: site.nav.home }}
      kicker={kicker}
      text={text}
    >
      <button className="btn btn-lamp" onClick={retry} type="button">
        {again}
      </button>
    </Lost>
  )
}
