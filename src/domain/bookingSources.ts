/** How a request came in: by itself through the site, or written down by hand. */
export const bookingSources = ['website', 'phone', 'whatsapp', 'walkIn', 'email', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

export const firstSource: BookingSource = 'website'
