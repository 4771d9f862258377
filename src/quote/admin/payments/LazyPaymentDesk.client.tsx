'use client'

import dynamic from 'next/dynamic'

/** The panel loads the client components of all screens together: this one comes with its own alone. */
export const LazyPaymentDesk = dynamic(() =>
  import('./PaymentDesk').then((module) => module.PaymentDesk),
)
