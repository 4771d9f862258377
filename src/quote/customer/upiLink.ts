import { type Paise, RUPEE } from '@/money/rules/paise'

interface UpiPayment {
  amount: Paise
  /** Name of the payee. */
  name: string
  /** `QT/26-27/0042` */
  number: string
  vpa: string
}

/** NPCI's linking specification 1.6; a reference has letters, digits and hyphens alone. */
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
  // Some apps read the address as it stands.
  return `upi://pay?${written.join('&')}`.replace('%40', '@')
}
