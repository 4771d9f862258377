'use client'

import Link from 'next/link'
import { useSelectedLayoutSegment } from 'next/navigation'
import type { ComponentProps } from 'react'

interface Props {
  href: string
  label: string
  segments: (string | null)[]
  onClick?(): void
}

type MenuLinkProps = Omit<Props, 'segments'>

/** Uses the route, because the address in the browser is rewritten. */
export function NavLink({ href, label, onClick, segments }: Props) {
  const isCurrent = segments.includes(useSelectedLayoutSegment())
  return (
    <SiteLink aria-current={isCurrent ? 'page' : undefined} href={href} onClick={onClick}>
      {label}
    </SiteLink>
  )
}

export function MenuLink({ href, label, onClick }: MenuLinkProps) {
  const part = href.split('/').at(-1) ?? ''
  return <NavLink href={href} label={label} onClick={onClick} segments={[part]} />
}

type SiteLinkProps = ComponentProps<typeof Link> & { href: string }

/** Leaves fragments on the same page to the browser, so that `hashchange` fires. */
function SiteLink({ href, ...rest }: SiteLinkProps) {
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
