import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { vouchersScreen as words } from '@/i18n/en/payments'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import {
  parseVoucherView,
  spansOn,
  voucherSpans,
  type VoucherView,
} from '@/quote/rules/voucherSpan'
import { type Day, dayInIndia } from '@/time/days'
import { Button, buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { loadVouchers } from './loadVouchers'
import { VouchersTable } from './VouchersTable'

/** All vouchers, also of bookings that are deleted, in the trash or erased. */
export async function VouchersScreen(props: AdminViewServerProps) {
  const { payload, user } = props.initPageResult.req
  const today = dayInIndia(new Date())
  const view = parseVoucherView(props.searchParams, today)
  const failed = { msg: 'Error fetching vouchers:', otherwise: 'failed' as const }
  const loaded =
    user && may(user, 'manageQuotes')
      ? await readOr(payload, failed, () => loadVouchers(payload, view))
      : 'failed'

  return (
    <AdminView
      {...props}
      intro={words.intro}
      right="manageQuotes"
      title={words.title}
      tools={
        <a
          aria-label={words.csvHint}
          className={buttonClass()}
          download
          href={panelPaths.vouchersCsv(view)}
        >
          {words.csv}
        </a>
      }
    >
      {() => (
        <>
          <VoucherTools today={today} view={view} />
          {loaded === 'failed' ? (
            <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
          ) : (
            <VouchersTable {...loaded} view={view} />
          )}
        </>
      )}
    </AdminView>
  )
}

interface ToolsProps {
  today: Day
  view: VoucherView
}

function VoucherTools({ today, view: { from, q, to } }: ToolsProps) {
  const spans = spansOn(today)
  return (
    <div className="desk-stack">
      <nav aria-label={words.spans} className="desk-tabs">
        {voucherSpans.map((name) => (
          <Link
            aria-current={
              !q && spans[name].from === from && spans[name].to === to ? 'page' : undefined
            }
            href={panelPaths.vouchers(spans[name])}
            key={name}
          >
            {words.span[name]}
          </Link>
        ))}
      </nav>
      <form action={panelPaths.vouchers()} className="desk-row" method="get" role="search">
        <label className="desk-field">
          {words.from}
          <input defaultValue={from} key={from} name="from" type="date" />
        </label>
        <label className="desk-field">
          {words.to}
          <input defaultValue={to} key={to} name="to" type="date" />
        </label>
        <label className="desk-field">
          {words.number}
          <input
            autoComplete="off"
            defaultValue={q}
            key={q}
            name="q"
            placeholder={words.numberHint}
            type="search"
          />
        </label>
        <Button type="submit">{words.show}</Button>
      </form>
    </div>
  )
}
