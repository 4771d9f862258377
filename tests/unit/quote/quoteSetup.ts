import type { QuoteSetup } from '@/quote/admin/quoteSetup'
import type { QuoteContent, QuotedLine } from '@/quote/rules/quote'
import { inEachLanguage } from '../../harness/content/inEachLanguage'

export const catering = { sac: '996334', rate: 500, placeRule: 'wherePerformed' } as const
export const events = { sac: '998596', rate: 1800, placeRule: 'whereRecipient' } as const

const parts = (advance: string, rest: string): QuoteSetup['parts']['en'] => [
  { title: advance, percent: 2500, due: 'onAcceptance' },
  { title: rest, percent: 7500, due: 'daysBefore', days: 7 },
]

const named = { facts: '' }

export const setup: QuoteSetup = {
  seller: { gstin: '08ABCDE1234F1Z0', mode: 'regular', state: '08' },
  canBePaid: true,
  canEditSettings: true,
  taxClasses: [
    { id: 'catering', name: 'Catering', ...catering },
    { id: 'events', name: 'Events', ...events },
  ],
  parts: inEachLanguage(parts('Advance', 'Rest'), { hi: parts('एडवांस', 'बाकी') }),
  terms: inEachLanguage('Terms', { hi: 'शर्तें' }),
  plates: inEachLanguage('Catering', { hi: 'कैटरिंग' }),
  functions: [
    { ...named, id: 'haldi', title: 'Haldi', guests: 150 },
    { ...named, id: 'sangeet', title: 'Sangeet', guests: 300 },
    { ...named, id: 'stage', title: 'Wedding', guests: 400, kind: 'event' },
  ],
  guests: 400,
  firstDay: '2027-02-10',
  today: '2026-11-25',
}

export const line = (id: string, change: Partial<QuotedLine> = {}): QuotedLine => ({
  id,
  title: id,
  pricing: 'perPlate',
  choice: 'included',
  quantity: 100,
  unitPrice: 50_000,
  tax: catering,
  heldIn: '08',
  ...change,
})

export const content: QuoteContent = {
  language: 'en',
  buyer: { name: 'Meera Rathore', state: '08' },
  lines: [],
  validUntil: '2026-12-10',
  schedule: [],
  terms: 'Terms',
}
