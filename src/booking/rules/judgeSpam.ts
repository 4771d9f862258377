import { freeTextFields } from './fields'
import type { TokenState } from './formToken'
import type { BookingFunction } from './functions'

/** A booking with this score or more is spam. */
const SPAM_SCORE = 6

/** Sent with a booking in addition to its fields: the honeypot and the form token. */
export const signalFields = ['website', 'formToken'] as const

type FreeText = Partial<Record<(typeof freeTextFields)[number], string | null>>

export interface Suspect extends FreeText {
  contactNumber?: string | null
  functions?: BookingFunction[] | null
  inFlood?: boolean
  token: TokenState
  website?: unknown
}

interface Rule {
  sign: string
  weight: number
  shows(suspect: Suspect): boolean | number
}

/** Each of the first two signs is enough; the others only together. */
const rules: Rule[] = [
  { sign: 'hiddenField', weight: 10, shows: ({ website }) => Boolean(website) },
  { sign: 'flood', weight: 10, shows: ({ inFlood }) => inFlood === true },
  { sign: 'noToken', weight: 1, shows: ({ token }) => token === 'missing' },
  { sign: 'oldToken', weight: 1, shows: ({ token }) => token === 'old' },
  { sign: 'forgedToken', weight: 3, shows: ({ token }) => token === 'forged' },
  { sign: 'tooFast', weight: 3, shows: ({ token }) => token === 'fast' },
  { sign: 'links', weight: 2, shows: (suspect) => Math.min(linksIn(wordsOf(suspect)), 3) },
  { sign: 'linkAsName', weight: 5, shows: ({ name }) => linksIn(name ?? '') > 0 },
  { sign: 'markup', weight: 5, shows: (suspect) => markup.test(wordsOf(suspect)) },
  { sign: 'repetition', weight: 3, shows: (suspect) => repeats(wordsOf(suspect)) },
  { sign: 'advertising', weight: 3, shows: (suspect) => adsIn(wordsOf(suspect)) },
  { sign: 'otherScript', weight: 3, shows: (suspect) => isForeign(wordsOf(suspect)) },
  { sign: 'inventedPhone', weight: 2, shows: ({ contactNumber }) => invented(contactNumber ?? '') },
]

export function judgeSpam(suspect: Suspect) {
  const found = rules
    .map(({ shows, sign, weight }) => ({ sign, score: weight * Number(shows(suspect)) }))
    .filter(({ score }) => score > 0)
  const score = found.reduce((sum, one) => sum + one.score, 0)
  return { isSpam: score >= SPAM_SCORE, score, signs: found.map(({ sign }) => sign) }
}

const markup = /<\/?[a-z][^<>]{0,200}>|\[(?:url|link|img)[=\]]/i
const link =
  /https?:\/\/|\bwww\.|\b[\w-]{1,63}\.(?:biz|click|club|info|online|ru|shop|site|top|xyz)\b/gi
const ads = /\b(?:backlinks?|bitcoin|casino|crypto|forex|guest post|seo|viagra)\b/gi
const foreign =
  /[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

const wordsOf = (suspect: Suspect) =>
  [
    ...freeTextFields.map((name) => suspect[name]),
    ...(suspect.functions ?? []).flatMap(({ name, notes, venue }) => [name, venue, notes]),
  ]
    .filter(Boolean)
    .join('\n')

const linksIn = (text: string) => text.match(link)?.length ?? 0

const adsIn = (text: string) =>
  Math.min(new Set(text.match(ads)?.map((word) => word.toLowerCase())).size, 2)

/** The same character twelve times in a row, or one word that is half of twelve or more words. */
function repeats(text: string): boolean {
  if (/([^\s.\-_*=])\1{11}/u.test(text)) return true
  const words = text.toLowerCase().split(/\s+/)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.length >= 12 && Math.max(...counts.values()) >= words.length / 2
}

const isForeign = (text: string) =>
  (text.match(foreign)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) / 2

const invented = (phone: string) => /^(\d)\1+$/.test(phone) || '01234567890'.includes(phone || '-')
