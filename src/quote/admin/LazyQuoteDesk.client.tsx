'use client'

import dynamic from 'next/dynamic'
import { dashboard } from '@/i18n/en/dashboard'

/** Rendered in the browser only, because a draft on the device takes precedence over the stored one. */
export const LazyQuoteDesk = dynamic(
  () => import('./QuoteDesk').then((module) => module.QuoteDesk),
  {
    loading: () => <p className="desk-empty">{dashboard.loading}</p>,
    ssr: false,
  },
)
