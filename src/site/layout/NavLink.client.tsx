'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { SiteLink } from './SiteLink'

interface Props {
  href: string
  label: string
  segments: (string | null)[]
  onClick?(): void
}

type MenuLinkProps = Omit<Props, 'segments'>

/** By the route: the address in the browser is rewritten. */
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
