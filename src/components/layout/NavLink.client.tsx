'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { SiteLink } from './SiteLink'

interface Props {
  href: string
  label: string
  segment?: string | null
}

/** Knows whether it is the current page by the route, not by the address: that one is rewritten. */
export function NavLink({ href, label, segment }: Props) {
  const current = useSelectedLayoutSegment()
  const isCurrent = segment !== undefined && current === segment
  return (
    <SiteLink aria-current={isCurrent ? 'page' : undefined} href={href}>
      {label}
    </SiteLink>
  )
}
