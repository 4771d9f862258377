import { type Locale } from '@/rules/locales'

/** The courses of a menu, with their names, in the order in which they are served. */
const courseTable = {
  welcomeDrinks: { en: 'Welcome drinks', hi: 'वेलकम ड्रिंक' },
  starters: { en: 'Starters and snacks', hi: 'स्टार्टर और नाश्ता' },
  nonvegStarters: { en: 'Non-veg starters', hi: 'नॉन-वेज स्टार्टर' },
  liveCounters: { en: 'Live counters', hi: 'लाइव काउंटर' },
  soupsSalads: { en: 'Soups and salads', hi: 'सूप और सलाद' },
  mains: { en: 'Mains', hi: 'मुख्य सब्ज़ियाँ' },
  nonvegMains: { en: 'Non-veg mains', hi: 'नॉन-वेज' },
  dals: { en: 'Dal and kadhi', hi: 'दाल और कढ़ी' },
  breads: { en: 'Breads', hi: 'रोटी, पूड़ी और बाटी' },
  rice: { en: 'Rice', hi: 'चावल' },
  sides: { en: 'Raita, papad and pickles', hi: 'रायता, पापड़ और अचार' },
  sweets: { en: 'Sweets', hi: 'मिठाइयाँ' },
  afterMeal: { en: 'Tea, coffee and paan', hi: 'चाय, कॉफ़ी और पान' },
} as const satisfies Record<string, Record<Locale, string>>

export type Course = keyof typeof courseTable

export const courses = Object.keys(courseTable) as Course[]

export const isCourse = (code: unknown): code is Course =>
  typeof code === 'string' && Object.hasOwn(courseTable, code)

export const courseWord = (course: Course, locale: Locale): string => courseTable[course][locale]
