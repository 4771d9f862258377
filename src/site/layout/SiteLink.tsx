import Link from 'next/link'
import type { ComponentProps } from 'react'

type Props = ComponentProps<typeof Link> & { href: string }

/**
 * A link that may carry a fragment. On the page itself the browser follows it, so that
 * whoever listens for a change of the fragment hears of it.
 */
export function SiteLink({ href, ...rest }: Props) {
  return (
    <Link
      {...rest}
      href={href}
      onNavigate={(event) => {
        const target = new URL(href, location.href)
        if (!target.hash || target.pathname !== location.pathname) return
        event.preventDefault()
        location.hash = target.hash
      }}
    />
  )
}
