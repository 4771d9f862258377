import { type Paise, RUPEE } from '@/money/rules/paise'

interface UpiPayment {
  amount: Paise
  /** The name of the payee. */
  name: string
  /** For example `QT/26-27/0042`. */
  number: string
  vpa: string
}

/** NPCI's linking specification 1.6. A reference contains only letters, digits and hyphens. */
export function upiLink({ amount, name, number, vpa }: UpiPayment): string {
  const paise = String(amount % RUPEE).padStart(2, '0')
  const parts = {
    pa: vpa,
    pn: name,
    am: `${Math.trunc(amount / RUPEE)}.${paise}`,
    cu: 'INR',
    tn: number,
    tr: number.replaceAll('/', '-'),
  }
  const written = Object.entries(parts).map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
  // Some apps do not decode the address.
  return `upi://pay?${written.join('&')}`.replace('%40', '@')
}
