import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { sheetNames } from '@/booking/rules/printedSheets'
import { kitchen, kitchenBar as words } from '@/i18n/en/kitchen'
import { readMenuWithNeeds } from '@/menu/readMenu'
import { EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { whatsappShare } from '@/rules/phone'
import { buttonClass } from '@/ui/panel/Button'
import { dishIdsOfDay, loadDay } from './loadDay'
import { PrintedDay } from './PrintedDay'
import { PurchasePage } from './PurchasePage'
import { listPurchases, purchaseText } from './purchaseText'
import { SheetBar } from './SheetBar'
import { readSheetView } from './sheetView'

/** Servers refuse addresses of 8 KB; a longer list is sent shop by shop. */
const ADDRESS_MAX = 7000

/** Payload opens custom views to every signed-in user; this one is for those who may read bookings. */
export async function PurchaseView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user || !may(user, 'readBookings')) notFound()
  const view = readSheetView(searchParams)
  const failed = { msg: 'The purchase list could not be read', otherwise: null }
  const loaded = await readOr(payload, failed, async () => {
    const day = await loadDay({ ...view, payload, user })
    const dishes = await readMenuWithNeeds(payload, dishIdsOfDay(day.functions))
    return { ...day, dishes, lists: listPurchases({ dishes, functions: day.functions, view }) }
  })
  const whole = loaded?.lists.length ? whatsappShare(purchaseText(loaded.lists, view)) : undefined

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
        {whole && whole.length <= ADDRESS_MAX && (
          <a className={buttonClass()} href={whole} rel="noopener noreferrer" target="_blank">
            {words.send}
          </a>
        )}
      </SheetBar>
      {loaded ? (
        <>
          <PrintedDay
            functions={loaded.functions}
            payload={payload}
            sheet={sheetNames.purchases(view)}
            user={user}
          />
          <PurchasePage {...loaded} view={view} />
        </>
      ) : (
        <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
      )}
    </main>
  )
}
