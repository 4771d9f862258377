import { type Locale } from '@/rules/locales'

/** The ingredients of a dish are stored for this number of plates. */
export const NEEDS_PLATES = 100

/** The maximum quantity of one ingredient. */
export const NEED_QUANTITY_MAX = 10_000

export const unitTable = {
  kg: { en: 'kg', hi: 'किलो' },
  g: { en: 'g', hi: 'ग्राम' },
  l: { en: 'litre', hi: 'लीटर' },
  ml: { en: 'ml', hi: 'मिली' },
  piece: { en: 'piece', hi: 'नग' },
  packet: { en: 'packet', hi: 'पैकेट' },
  bunch: { en: 'bunch', hi: 'गड्डी' },
} as const satisfies Record<string, Record<Locale, string>>

export type Unit = keyof typeof unitTable

export const units = Object.keys(unitTable) as Unit[]

export const unitWord = (unit: Unit, locale: Locale): string => unitTable[unit][locale]

export const shopTable = {
  grocer: { en: 'Grocer', hi: 'किराना' },
  vegetables: { en: 'Vegetables and fruit', hi: 'सब्ज़ी और फल' },
  dairy: { en: 'Dairy', hi: 'डेयरी' },
  butcher: { en: 'Butcher', hi: 'मीट की दुकान' },
  sweets: { en: 'Sweet shop', hi: 'हलवाई' },
  other: { en: 'Other', hi: 'दूसरी दुकानें' },
} as const satisfies Record<string, Record<Locale, string>>

export type Shop = keyof typeof shopTable

export const shops = Object.keys(shopTable) as Shop[]

export const shopWord = (shop: Shop, locale: Locale): string => shopTable[shop][locale]

/** Positive, with at most three decimals: a gram of a kilogram. */
export const isQuantity = (value: unknown): boolean =>
  typeof value === 'number' &&
  value > 0 &&
  value <= NEED_QUANTITY_MAX &&
  Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
