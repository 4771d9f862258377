import { ToWords as EnglishWords } from 'to-words/en-IN'
import HindiLocale, { ToWords as HindiWords } from 'to-words/hi-IN'
import type { Locale } from '@/i18n/locales'
import { isAmount, type Paise, RUPEE } from './paise'

const hindi = new HindiLocale()

/** The package lacks it for Hindi, as English has it, and writes 1100 as `एक हज़ार सौ`. */
class OneHundred extends HindiLocale {
  override config = { ...hindi.config, exactWordsMapping: [{ number: 100, value: 'एक सौ' }] }
}

const words = {
  en: new EnglishWords(),
  hi: new HindiWords().setLocale(OneHundred),
}

/** `One Lakh Rupees And Fifty Paise Only`, `एक लाख रुपये और पचास पैसे मात्र`. */
export function amountInWords(amount: Paise, locale: Locale): string {
  if (!isAmount(amount)) throw new RangeError(`${amount} is no amount`)
  const paise = String(amount % RUPEE).padStart(2, '0')
  // As text: the package takes the paise of a number from its binary fraction.
  const written = words[locale].convert(`${Math.trunc(amount / RUPEE)}.${paise}`, {
    currency: true,
    ignoreZeroCurrency: true,
  })
  return locale === 'hi' ? `${written} मात्र` : written
}
