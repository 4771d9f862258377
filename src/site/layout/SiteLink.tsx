import Link from 'next/link'
import type { ComponentProps } from 'react'

type Props = ComponentProps<typeof Link> & { href: string }

/** The browser follows fragments on the page itself, so that `hashchange` fires. */
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
