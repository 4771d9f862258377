import type { AdminViewServerProps } from 'payload'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { describeDays } from '@/booking/rules/describeFunctions'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { quoteWords as words } from '@/i18n/en/quote'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { LazyQuoteDesk } from './LazyQuoteDesk.client'
import { loadQuoteDesk } from './loadQuoteDesk'

export async function QuoteScreen(props: AdminViewServerProps) {
  const { payload, user } = props.initPageResult.req
  const id = [props.params?.segments].flat()[1] ?? ''
  const loaded = user && may(user, 'manageQuotes') ? await load({ id, payload, user }) : null
  const booking = loaded && 'booking' in loaded ? loaded.booking : undefined
  const facts = booking && [
    booking.reference,
    describeDays(booking, bookingDetails.functions),
    booking.venueTitle,
  ]

  return (
    <AdminView
      {...props}
      intro={(facts ?? []).filter(Boolean).join(', ') || words.intro}
      right="manageQuotes"
      title={booking?.name ? words.title(booking.name) : words.screen}
      tools={
        booking && (
          <Link className={buttonClass()} href={panelPaths.bookings({ open: booking.id })}>
            {words.back}
          </Link>
        )
      }
    >
      {() => <Loaded loaded={loaded} />}
    </AdminView>
  )
}

const load = (caller: Caller & { id: string }) =>
  readOr(
    caller.payload,
    { msg: 'Error fetching a quote:', otherwise: { failed: true as const } },
    () => loadQuoteDesk(caller),
  )

function Loaded({ loaded }: { loaded: Awaited<ReturnType<typeof load>> }) {
  if (!loaded) return <EmptyState hint={words.unknownHint} title={words.unknown} />
  if ('failed' in loaded)
    return <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
  const { desk } = loaded
  if (desk.setup.taxClasses.length === 0) {
    return (
      <div className="desk-card desk-empty">
        <p>{words.noTaxClasses}</p>
        <Link className="desk-link" href={panelPaths.sellerSettings()}>
          {words.openSettings}
        </Link>
      </div>
    )
  }
  return <LazyQuoteDesk {...desk} />
}
