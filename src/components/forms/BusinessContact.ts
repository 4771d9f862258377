export interface BusinessContact {
  /** `tel:` and what it reads like. */
  phone?: { href: string; label: string }
  /** Ten digits of a mobile number. */
  whatsapp?: string
  promise?: string
  email?: string
}
