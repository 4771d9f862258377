import { search } from '@/apiPaths'
import type { BookingView } from '@/booking/rules/view'
import { viewQuery } from '@/booking/rules/view'
import { isDocumentId } from '@/rules/fieldValues'
import { type Locale, rootLocale } from '@/rules/locales'
import type { Day, Month } from '@/time/days'

/** A sheet of a day, by default in English and with confirmed bookings only. */
interface SheetQuery {
  day: Day
  language?: Locale
  only?: string
  withQuoted?: boolean
}

const sheetQuery = ({ day, language, only, withQuoted }: SheetQuery) =>
  search({
    day,
    language: language === rootLocale ? undefined : language,
    quoted: withQuoted ? 'yes' : undefined,
    function: only,
  })

/** Vouchers of these days, both included, or with this number. */
interface VoucherQuery {
  from: Day
  to: Day
  page?: number
  q?: string
}

/** More than a kitchen can cook. */
const DISHES_READ_MAX = 1000

/** Separate from paths.ts, which visitors load. */
export const panelPaths = {
  bookings: (view: Partial<BookingView> = {}) => '/admin' + viewQuery(view),
  calendar: (month?: Month) => '/admin/calendar' + (month ? `?month=${month}` : ''),
  board: () => '/admin/board',
  numbers: () => '/admin/numbers',
  bookingApi: (id: string) => `/api/bookings/${id}?depth=0&trash=true`,
  bookingsCsv: (view: Partial<BookingView>) => '/api/bookings/export.csv' + viewQuery(view),
  countNewApi: (view: BookingView, after: string) =>
    `/api/bookings/count-new${viewQuery(view) || '?'}&after=${encodeURIComponent(after)}`,
  bookingMergeApi: (id: string) => `/api/bookings/${id}/merge`,
  undoMergeApi: (id: string) => `/api/bookings/${id}/merge/undo`,
  titlesApi: (slug: 'pricing-plans' | 'services') =>
    `/api/${slug}?depth=0&limit=100&select[title]=true`,
  menusApi: (q: string) => `/api/bookings/menus?q=${encodeURIComponent(q)}`,
  dishesApi: () =>
    `/api/dishes?depth=0&limit=${DISHES_READ_MAX}&locale=all&select[title]=true&select[course]=true&select[marks]=true`,
  planMenusApi: () =>
    '/api/pricing-plans?depth=0&limit=100&select[title]=true&select[dishes]=true&select[dishLimits]=true',
  bookingsOfPhoneApi: (digits: string) =>
    `/api/bookings?depth=0&limit=3&select[reference]=true&select[status]=true&where[contactNumber][equals]=${digits}`,
  eventSheet: (id: string, language: Locale = rootLocale) =>
    `/admin/sheet/${id}` + (language === rootLocale ? '' : `?language=${language}`),
  kitchen: (query: SheetQuery) => '/admin/kitchen' + sheetQuery(query),
  purchases: (query: SheetQuery) => '/admin/purchases' + sheetQuery(query),
  firstLanguageApi: ({ id, slug }: { id?: number | string; slug: string }) =>
    `/api/${id === undefined ? `globals/${slug}` : `${slug}/${id}`}?depth=0&draft=true&locale=${rootLocale}`,
  preferenceApi: (key: string) => `/api/payload-preferences/${key}`,
  printedApi: () => '/api/bookings/printed',
  bookingLogApi: (id: string) => `/api/bookings/${id}/log`,
  noteApi: (id: string, entry: string) => `/api/bookings/${id}/log/${entry}`,
  quote: (booking: string) => `/admin/quote/${booking}`,
  payments: (booking: string) => `/admin/payments/${booking}`,
  voucher: (id: string, language?: Locale) =>
    `/admin/voucher/${id}` + (language ? `?language=${language}` : ''),
  vouchers: ({ from, page, q, to }: Partial<VoucherQuery> = {}) =>
    '/admin/vouchers' + search({ from, to, q, page: page === 1 ? undefined : page }),
  vouchersCsv: ({ from, to }: VoucherQuery) => '/api/vouchers/export.csv' + search({ from, to }),
  receiptsApi: (booking: string) => `/api/vouchers/receipts/${booking}`,
  voucherApi: (id: string, step: 'refund' | 'void') => `/api/vouchers/${id}/${step}`,
  sellerSettings: () => '/admin/globals/seller-settings',
  quoteDraftApi: (booking: string) => `/api/quotes/for/${booking}`,
  quoteOfBookingApi: (booking: string) =>
    `/api/quotes?depth=0&limit=1&where[booking][equals]=${booking}`,
  earlierQuotesApi: (text: string) => `/api/quotes/earlier?text=${encodeURIComponent(text)}`,
  quoteApi: (id: string, step: 'draft' | 'links' | 'new-version' | 'reverse' | 'revoke' | 'send') =>
    `/api/quotes/${id}/${step}`,
}

/** Endpoints of this application that replace Payload's. */
export function ownScreenOf([group, slug, id = '']: string[]): string | undefined {
  if (group !== 'collections' || slug !== 'bookings') return undefined
  return panelPaths.bookings(isDocumentId(id) ? { open: id } : {})
}
