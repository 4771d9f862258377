import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { sheetNames } from '@/booking/rules/printedSheets'
import { kitchen, kitchenBar as words } from '@/i18n/en/kitchen'
import { EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { buttonClass } from '@/ui/panel/Button'
import { KitchenPage } from './KitchenPage'
import { loadDaySheet } from './loadDay'
import { PrintedDay } from './PrintedDay'
import { SheetBar } from './SheetBar'
import { readSheetView } from './sheetView'

/** Payload shows custom views to every signed-in user. This one requires the right to read bookings. */
export async function KitchenView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user || !may(user, 'readBookings')) notFound()
  const view = { ...readSheetView(searchParams), only: undefined }
  const failed = { msg: 'The kitchen sheet could not be read', otherwise: null }
  const sheet = sheetNames.kitchen(view)
  const loaded = await readOr(payload, failed, () =>
    loadDaySheet({ ...view, payload, sheet, user }),
  )

  return (
    <main className="sheet">
      <SheetBar hrefOf={panelPaths.kitchen} title={kitchen.title} view={view}>
        <a className={buttonClass()} href={panelPaths.purchases(view)}>
          {kitchen.purchases}
        </a>
      </SheetBar>
      {loaded ? (
        <>
          <PrintedDay {...loaded} sheet={sheet} />
          <KitchenPage {...loaded} view={view} />
        </>
      ) : (
        <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
      )}
    </main>
  )
}
