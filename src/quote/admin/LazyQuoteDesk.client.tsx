'use client'

import dynamic from 'next/dynamic'
import { dashboard } from '@/i18n/en/dashboard'

/** In the browser only: what is kept on the device comes before what the server has. */
export const LazyQuoteDesk = dynamic(
  () => import('./QuoteDesk').then((module) => module.QuoteDesk),
  {
    loading: () => <p className="desk-empty">{dashboard.loading}</p>,
    ssr: false,
  },
)
