'use client'

import { brandColours } from '@/rules/brandColours'

/** A client component to reduce the page size: flight data does not contain its shapes. */
export function BrandMark({ height }: { height: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={height} viewBox="0 0 40 50">
      <path
        d="M2 49V25c-2-3-1.5-7 2-8.5C2.5 13 4.5 9.5 8.5 10 8 6.5 11 4 14.8 6 15.6 4 18.5 3.5 20 .8c1.5 2.7 4.4 3.2 5.2 5.2 3.8-2 6.8.5 6.3 4 4-.5 6 3 4.5 6.5 3.5 1.5 4 5.5 2 8.5v24z"
        fill={brandColours.marigold}
      />
      <path d="M9 49V29c0-6 4.5-8 11-13 6.5 5 11 7 11 13v20z" fill={brandColours.maroon} />
      <path
        d="M20 40c-.8-3.5-6-5-6-9.5 0-2.3 1.5-3.7 3-3.7.8 0 1.5.4 2 1.2.3-1.3.6-2.3 1-3.5.4 1.2.7 2.2 1 3.5.5-.8 1.2-1.2 2-1.2 1.5 0 3 1.4 3 3.7 0 4.5-5.2 6-6 9.5z"
        fill={brandColours.lamp}
      />
    </svg>
  )
}
