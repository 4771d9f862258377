import { phone as enPhone, problems as enProblems } from './en/booking'
import { contact as en } from './en/contact'
import { phone as hiPhone, problems as hiProblems } from './hi/booking'
import { contact as hi } from './hi/contact'
import type { Locale } from './locales'

interface Words {
  contact: typeof en
  phone: typeof enPhone
  problems: typeof enProblems
}

const words: Record<Locale, Words> = {
  en: { contact: en, phone: enPhone, problems: enProblems },
  hi: { contact: hi, phone: hiPhone, problems: hiProblems },
}

export const contactWords = (locale: Locale) => words[locale]
