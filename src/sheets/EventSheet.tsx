import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { describeChanges } from '@/booking/rules/describePrinted'
import { changesSince, printsOf, sheetNames } from '@/booking/rules/printedSheets'
import { partsOfEventSheet } from '@/booking/rules/sheetParts'
import { eventSheet, eventSheetBar as words } from '@/i18n/en/eventSheet'
import { printedWords } from '@/i18n/en/printed'
import { panelPaths } from '@/panel/panelPaths'
import { isLocale, rootLocale } from '@/rules/locales'
import { buttonClass } from '@/ui/panel/Button'
import { PrintedNotice } from '@/ui/panel/PrintedNotice'
import { PrintButton } from '@/ui/PrintButton.client'
import { EventSheetPage } from './EventSheetPage'
import { loadSheet } from './loadSheet'
import { MarkPrinted } from './MarkPrinted.client'
import { SheetLanguages } from './SheetLanguages'

/** Payload shows custom views to every signed-in user. This one requires the right to read bookings. */
export async function EventSheet({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user || !may(user, 'readBookings')) notFound()
  const id = [params?.segments].flat()[1] ?? ''
  const chosen = searchParams?.language
  const locale = isLocale(chosen) ? chosen : rootLocale
  const sheet = await loadSheet({ id, locale, payload, user })
  if (!sheet) notFound()
  const { booking, dishes } = sheet
  const parts = partsOfEventSheet(booking, dishes)
  const mark = printsOf(booking).find((one) => one.sheet === sheetNames.event)

  return (
    <main className="sheet">
      <nav aria-label={eventSheet.title} className="sheet__bar desk-row desk-row--between">
        <a className={buttonClass()} href={panelPaths.bookings({ open: id })}>
          {words.back}
        </a>
        <div className="desk-row">
          <SheetLanguages
            chosen={locale}
            hrefOf={(other) => panelPaths.eventSheet(id, other)}
            label={words.languages}
          />
          <PrintButton className={buttonClass('main')}>{words.print}</PrintButton>
        </div>
      </nav>
      <div className="sheet__bar">
        {mark && (
          <PrintedNotice
            at={mark.at}
            changes={describeChanges(changesSince(mark.parts, parts), booking)}
            revision={mark.revision}
          />
        )}
        <MarkPrinted
          body={{
            bookings: [{ id, parts, revision: booking.revision ?? 0 }],
            sheet: sheetNames.event,
          }}
          failed={printedWords.notNoted}
        />
      </div>
      <EventSheetPage {...sheet} />
    </main>
  )
}
