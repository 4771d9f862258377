import { notFound } from 'next/navigation'

/** Addresses without a page are answered each time: kept, they would fill the memory of the pages. */
export const dynamic = 'force-dynamic'

export default function Rest() {
  notFound()
}
