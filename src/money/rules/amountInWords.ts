import { ToWords as EnglishWords } from 'to-words/en-IN'
import HindiLocale, { ToWords as HindiWords } from 'to-words/hi-IN'
import type { Locale } from '@/rules/locales'
import { isAmount, type Paise, RUPEE } from './paise'

const { config } = new HindiLocale()

/** The package spells these two as इक्याबन and इक्यानबे. */
const respelt = new Map([
  [51, 'इक्यावन'],
  [91, 'इक्यानवे'],
])

class Hindi extends HindiLocale {
  override config = {
    ...config,
    // The package has no Hindi word for this and writes 1100 as `एक हज़ार सौ`.
    exactWordsMapping: [{ number: 100, value: 'एक सौ' }],
    numberWordsMapping: config.numberWordsMapping.map((one) => ({
      ...one,
      value: respelt.get(Number(one.number)) ?? one.value,
    })),
  }
}

/** The end of an amount that the package does not write. */
const words = {
  en: { numbers: new EnglishWords(), end: '' },
  hi: { numbers: new HindiWords().setLocale(Hindi), end: ' मात्र' },
}

/** For example `One Lakh Rupees And Fifty Paise Only`, `एक लाख रुपये और पचास पैसे मात्र`. */
export function amountInWords(amount: Paise, locale: Locale): string {
  if (!isAmount(amount)) throw new RangeError(`${amount} is no amount`)
  const paise = String(amount % RUPEE).padStart(2, '0')
  // As a text: the package computes the paise of a number from its binary fraction.
  const { end, numbers } = words[locale]
  const written = numbers.convert(`${Math.trunc(amount / RUPEE)}.${paise}`, {
    currency: true,
    // Omits the rupees of ₹0.50, and would omit everything of ₹0.
    ignoreZeroCurrency: amount > 0,
  })
  return `${written}${end}`
}
