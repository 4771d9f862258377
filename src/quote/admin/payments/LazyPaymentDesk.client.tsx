'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, because the panel loads the client components of all screens together. */
export const LazyPaymentDesk = dynamic(() =>
  import('./PaymentDesk').then((module) => module.PaymentDesk),
)
