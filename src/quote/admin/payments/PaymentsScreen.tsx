import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { paymentWords as words } from '@/i18n/en/payments'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { GuestsNotice } from '../GuestsNotice'
import { LazyPaymentDesk } from './LazyPaymentDesk.client'
import { loadPayments } from './loadPayments'

/** The amounts due and paid for the accepted quote of a booking. */
export async function PaymentsScreen(props: AdminViewServerProps) {
  const { payload, user } = props.initPageResult.req
  const id = [props.params?.segments].flat()[1] ?? ''
  const loaded =
    user && may(user, 'manageQuotes')
      ? await readOr(
          payload,
          { msg: 'Error fetching payments:', otherwise: 'failed' as const },
          () => loadPayments({ id, payload, user }),
        )
      : null
  const booking = loaded && loaded !== 'failed' ? loaded.booking : undefined

  return (
    <AdminView
      {...props}
      intro={booking?.reference ?? ''}
      right="manageQuotes"
      title={booking?.name ? words.title(booking.name) : words.screen}
      tools={
        booking && (
          <Link className={buttonClass()} href={panelPaths.quote(booking.id)}>
            {words.quote}
          </Link>
        )
      }
    >
      {() => {
        if (!loaded) return <EmptyState hint={words.unknownHint} title={words.unknown} />
        if (loaded === 'failed')
          return <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
        return (
          <>
            {loaded.quote && <GuestsNotice booking={loaded.booking} quote={loaded.quote} />}
            <LazyPaymentDesk {...loaded.payments} booking={loaded.booking.id} />
          </>
        )
      }}
    </AdminView>
  )
}
