'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { SiteLink } from './SiteLink'

interface Props {
  href: string
  label: string
  segments: (string | null)[]
}

/** Knows whether it is the current page by the route, not by the address: that one is rewritten. */
export function NavLink({ href, label, segments }: Props) {
  const isCurrent = segments.includes(useSelectedLayoutSegment())
  return (
    <SiteLink aria-current={isCurrent ? 'page' : undefined} href={href}>
      {label}
    </SiteLink>
  )
}
