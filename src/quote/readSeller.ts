import type { Payload } from 'payload'
import { withFallback } from '@/i18n/withFallback'
import { isStateCode } from '@/money/rules/gstStates'
import type { SellerSetting, SiteSetting } from '@/payload-types'
import { addressLine } from '@/rules/addressLine'
import type { Locale } from '@/rules/locales'
import { toBasisPoints } from './rules/percent'
import type { QuoteSeller } from './rules/quote'
import { DAYS_OF_VALIDITY, firstSeries, type SellerSettings } from './rules/sellerSettings'

/** What new quotes begin with, texts in that language. Any of it may never have been filled in. */
export async function readSeller(payload: Payload, locale: Locale): Promise<SellerSettings> {
  const read = { depth: 0, locale } as const
  const [own, site] = await Promise.all([
    withFallback(payload).findGlobal({ ...read, slug: 'seller-settings' }),
    withFallback(payload).findGlobal({ ...read, slug: 'site-settings' }),
  ] as [Promise<Partial<SellerSetting>>, Promise<Partial<SiteSetting>>])
  const { daysOfValidity, schedule, series, taxClasses, terms } = own
  return {
    seller: toSeller(own, site),
    taxClasses: (taxClasses ?? []).map(({ id, name, placeRule, rate, sac }, index) => ({
      id: id ?? String(index),
      name: name ?? '',
      placeRule,
      rate: toBasisPoints(rate) ?? 0,
      sac,
    })),
    ...(terms && { terms }),
    daysOfValidity: daysOfValidity ?? DAYS_OF_VALIDITY,
    schedule: (schedule ?? []).map(({ days, due, percent, title }) => ({
      title: title ?? '',
      percent: toBasisPoints(percent) ?? 0,
      due,
      days: days ?? 0,
    })),
    series: {
      quote: series?.quote || firstSeries.quote,
      receipt: series?.receipt || firstSeries.receipt,
      refund: series?.refund || firstSeries.refund,
    },
  }
}

function toSeller(own: Partial<SellerSetting>, site: Partial<SiteSetting>): QuoteSeller {
  const { bank, legalName, mode, state, vpa } = own
  const seller: Record<string, unknown> = {
    mode: mode ?? 'unregistered',
    state: isStateCode(state) ? state : '08',
    name: legalName || site.name || '',
    address: addressLine(site),
    phone: site.phone,
    email: site.email,
    gstin: site.gstin,
    fssai: site.fssai,
    vpa,
    bank: bank?.holder && bank.number && bank.ifsc ? pickBank(bank) : undefined,
  }
  return Object.fromEntries(
    Object.entries(seller).filter(([name, value]) => value || name === 'name'),
  ) as unknown as QuoteSeller
}

const pickBank = ({ bank, holder, ifsc, number }: NonNullable<SellerSetting['bank']>) => ({
  holder,
  number,
  ifsc,
  ...(bank && { bank }),
})
