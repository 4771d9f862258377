import type { Metadata } from 'next'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { pageMetadata } from '@/app/(site)/[locale]/pageMetadata'
import { PageTrail } from '@/app/(site)/[locale]/PageTrail'
import { newFormToken } from '@/booking/create/createBooking'
import { BookingPageForm } from '@/booking/form/BookingPageForm.client'
import { campaignOf } from '@/booking/form/campaign'
import { newBookingDraft, readQuery, type SearchParams } from '@/booking/form/draft'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { readPlans } from '@/services/plans/readPlans'
import { readServices } from '@/services/readServices'
import { businessContact } from '@/site/layout/navigation'
import { readSettings } from '@/site/reads/globals'
import { PageHead } from '@/site/sections/PageHead'
import { newKey } from '@/ui/forms/deviceDraft'
import styles from './booking.module.css'

export const dynamic = 'force-dynamic'

interface Props extends LocaleParams {
  searchParams: Promise<SearchParams>
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.booking
  return pageMetadata({ description, locale, path: paths.booking(locale), title })
}

export default async function BookingPage({ params, searchParams }: Props) {
  const locale = await pageLocale({ params })
  const { booking, site } = messagesFor(locale)
  const searched = await searchParams
  const query = readQuery(searched, {
    plans: await readPlans(locale),
    services: [
      ...(await readServices(locale, 'event')),
      ...(await readServices(locale, 'catering')),
    ],
  })
  const { date, kind, plan, service } = query
  const rest = { date, kind, plan: plan?.slug, service: service?.slug }
  return (
    <>
      <PageTrail
        locale={locale}
        trail={[{ name: site.pages.booking.title, path: paths.booking(locale) }]}
      />
      <PageHead text={booking.lede} title={booking.title} />
      <div className="wrap page">
        <div className={`surface no-print ${styles.sheet}`}>
          <BookingPageForm
            address={paths.booking(locale, rest)}
            contact={businessContact(await readSettings(locale))}
            draft={newBookingDraft({
              campaign: campaignOf(searched),
              date,
              key: newKey(),
              kind,
              plan: plan && { id: plan.id, title: site.plan(plan.title) },
              service: service && {
                id: service.id,
                title: service.title,
                capacity: service.capacity,
              },
            })}
            dropLinks={{
              plan: paths.booking(locale, { ...rest, plan: undefined }),
              service: paths.booking(locale, { ...rest, service: undefined }),
            }}
            formToken={await newFormToken()}
            locale={locale}
          />
        </div>
      </div>
    </>
  )
}
