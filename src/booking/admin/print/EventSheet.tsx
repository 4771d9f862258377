import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { eventSheet as words } from '@/i18n/en/board'
import { panelPaths } from '@/panel/panelPaths'
import { buttonClass } from '@/ui/panel/Button'
import { PrintButton } from '@/ui/PrintButton.client'
import { loadSheet } from './loadSheet'
import { SheetPage } from './SheetPage'

/** Payload opens custom views to every signed-in user; this one is for administrators. */
export async function EventSheet({ initPageResult, params }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user || !may(user, 'readBookings')) notFound()
  const id = [params?.segments].flat()[1] ?? ''
  const sheet = await loadSheet({ id, payload, user })
  if (!sheet) notFound()

  return (
    <main className="sheet">
      <nav aria-label={words.title} className="sheet__bar desk-row">
        <a className={buttonClass()} href={panelPaths.bookings({ open: id })}>
          {words.back}
        </a>
        <PrintButton className={buttonClass('main')}>{words.print}</PrintButton>
      </nav>
      <SheetPage {...sheet} />
    </main>
  )
}
