import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { sheetNames } from '@/booking/rules/printedSheets'
import { kitchen, kitchenBar as words } from '@/i18n/en/kitchen'
import { EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { buttonClass } from '@/ui/panel/Button'
import { loadDaySheet } from './loadDay'
import { PrintedDay } from './PrintedDay'
import { PurchasePage } from './PurchasePage'
import { linkToAll, listPurchases } from './purchaseText'
import { SheetBar } from './SheetBar'
import { readSheetView } from './sheetView'

/** Payload shows custom views to every signed-in user. This one requires the right to read bookings. */
export async function PurchaseView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user || !may(user, 'readBookings')) notFound()
  const view = readSheetView(searchParams)
  const failed = { msg: 'The purchase list could not be read', otherwise: null }
  const sheet = sheetNames.purchases(view)
  const loaded = await readOr(payload, failed, async () => {
    const day = await loadDaySheet({ ...view, payload, sheet, user })
    return { ...day, lists: listPurchases({ ...day, view }) }
  })
  const whole = loaded && linkToAll(loaded.lists, view)

  return (
    <main className="sheet">
      <SheetBar hrefOf={panelPaths.purchases} title={kitchen.purchases} view={view}>
        <a className={buttonClass()} href={panelPaths.kitchen({ ...view, only: undefined })}>
          {kitchen.title}
        </a>
        {view.only && (
          <a className={buttonClass()} href={panelPaths.purchases({ ...view, only: undefined })}>
            {words.wholeDay}
          </a>
        )}
        {whole && (
          <a className={buttonClass()} href={whole} rel="noopener noreferrer" target="_blank">
            {words.send}
          </a>
        )}
      </SheetBar>
      {loaded ? (
        <>
          <PrintedDay {...loaded} sheet={sheet} />
          <PurchasePage {...loaded} view={view} />
        </>
      ) : (
        <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
      )}
    </main>
  )
}
