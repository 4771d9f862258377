import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { functionFacts, functionTitle } from '@/booking/rules/describeFunctions'
import { daysOfBooking } from '@/booking/rules/functions'
import { languageOf } from '@/booking/rules/languageOf'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { messagesFor } from '@/i18n/messagesFor'
import { withFallback } from '@/i18n/withFallback'
import type { Booking } from '@/payload-types'
import { readSeller } from '@/quote/readSeller'
import { newQuoteDraft } from '@/quote/rules/newQuoteDraft'
import type { QuotedLine } from '@/quote/rules/quote'
import { quotedGuests } from '@/quote/rules/quotedGuests'
import type { NamedTaxClass, SellerSettings } from '@/quote/rules/sellerSettings'
import { readQuoteOf } from '@/quote/storedQuotes'
import { eachLocale, type Locale, locales, rootLocale } from '@/rules/locales'
import { isolate } from '@/rules/text'
import { dayInIndia } from '@/time/days'
import type { DeskProps } from './QuoteDesk'
import type { Customer, DeskFunction, Offer, QuoteSetup } from './quoteSetup'
import { readWorkable } from './readWorkable'

const { functions: words } = bookingDetails

/** Undefined when the booking is deleted, in the trash or erased. */
export async function loadQuoteDesk({ id, payload, user }: Caller & { id: string }) {
  const booking = await readWorkable({ id, payload, user })
  if (!booking) return null
  const language = languageOf(booking)
  const [quote, settings, offers] = await Promise.all([
    readQuoteOf(payload, id),
    eachLocale((locale) => readSeller(payload, locale)),
    loadOffers({ language, payload, user }),
  ])
  const today = dayInIndia(new Date())
  const desk: DeskProps = {
    booking: id,
    canReverse: may(user, 'reverseAcceptances'),
    customer: toCustomer(booking, settings),
    first: newQuoteDraft({ booking, seller: settings[language], today }),
    offers,
    ...(quote && { quote }),
    setup: toSetup({
      booking,
      canEditSettings: may(user, 'editSettings'),
      lines: quote?.versions.at(-1)?.content.lines ?? [],
      settings,
      today,
    }),
  }
  return { booking, desk }
}

type Settings = Record<Locale, SellerSettings>

const inLocale = <Value>(read: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Value>

function toSetup({
  booking,
  canEditSettings,
  lines,
  settings,
  today,
}: {
  booking: Booking
  canEditSettings: boolean
  /** The content of the newest version. */
  lines: readonly QuotedLine[]
  settings: Settings
  today: string
}): QuoteSetup {
  const { seller, taxClasses } = settings[rootLocale]
  const { bank, gstin, mode, state, vpa } = seller
  return {
    seller: { mode, state, ...(gstin && { gstin }) },
    canBePaid: Boolean(vpa ?? bank),
    canEditSettings,
    taxClasses: toTaxClasses(taxClasses, lines),
    parts: inLocale((locale) => settings[locale].schedule),
    terms: inLocale((locale) => settings[locale].terms ?? ''),
    plates: inLocale((locale) => messagesFor(locale).details.functions.kinds.catering),
    functions: toFunctions(booking),
    guests: booking.numberOfGuests ?? 0,
    firstDay: daysOfBooking(booking).toSorted()[0],
    today,
  }
}

/** Skips incomplete rows of the settings. If none is left, a quote keeps its own classes. */
function toTaxClasses(classes: NamedTaxClass[], lines: readonly QuotedLine[]): NamedTaxClass[] {
  const whole = classes.filter(({ name, sac }) => name && sac)
  if (whole.length > 0) return whole
  const used = lines.map(({ tax }) => [JSON.stringify(tax), { ...tax, name: tax.sac }] as const)
  return [...new Map(used)].map(([id, one]) => ({ ...one, id }))
}

const toFunctions = ({ functions }: Booking): DeskFunction[] =>
  (functions ?? []).flatMap((one, index) => {
    const { date, id, kind } = one
    if (!id) return []
    const { date: day, timeBand, venue, ...facts } = functionFacts(one, words)
    return {
      id,
      title: functionTitle(one, index, words),
      facts: [day, timeBand, venue, facts.guests, facts.guaranteed, facts.dishes]
        .filter(Boolean)
        .join(', '),
      ...(date && { day: date }),
      ...(kind && { kind }),
      guests: quotedGuests(one),
    }
  })

const toCustomer = (booking: Booking, settings: Settings): Customer => ({
  email: booking.email ?? '',
  phone: booking.contactNumber ?? '',
  message: inLocale((locale) => messagesFor(locale).quoteMessage),
  values: inLocale((locale) => ({
    business: isolate(settings[locale].seller.name),
    name: isolate(booking.name ?? ''),
    ref: booking.reference ?? '',
  })),
})

/** The published plans and services, in the language of the customer. */
async function loadOffers({
  language,
  payload,
  user,
}: Caller & { language: Locale }): Promise<Offer[]> {
  const read = {
    depth: 0,
    locale: language,
    overrideAccess: false,
    pagination: false,
    user,
    where: { _status: { equals: 'published' } },
  } as const
  const content = withFallback(payload)
  const [plans, services] = await Promise.all([
    content.find({ ...read, collection: 'pricing-plans', sort: 'order' }),
    content.find({ ...read, collection: 'services', sort: ['-kind', 'order'] }),
  ])
  const textOf = (lines?: string[] | null) => (lines ?? []).join('\n')
  return [
    ...plans.docs.map(({ features, id, title }) => ({
      kind: 'plan' as const,
      id,
      title: title ?? '',
      details: textOf(features),
      isCatering: true,
    })),
    ...services.docs.map(({ id, includes, kind, title }) => ({
      kind: 'service' as const,
      id,
      title: title ?? '',
      details: textOf(includes),
      isCatering: kind === 'catering',
    })),
  ].filter(({ title }) => title)
}
