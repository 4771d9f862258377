'use client'

import dynamic from 'next/dynamic'

export const LazyQuoteDesk = dynamic(() => import('./QuoteDesk').then((module) => module.QuoteDesk))
