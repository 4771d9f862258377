'use client'

import { en } from '@/messages/en'
import type { NamedBooking } from './BookingRow'
import type { Notice } from './deskState'
import { FailureNotice } from './FailureNotice.client'
import { Snackbar } from './Snackbar.client'

const { deletion } = en.dashboard

type Act = (booking: NamedBooking) => void

interface Props {
  notices: Notice[]
  onClose: Act
  onDelete: Act
  onRestore: Act
}

/** The good news goes away by itself; what failed stays until somebody has read it. */
export function Notices({ notices, onClose, onDelete, onRestore }: Props) {
  return (
    <div className="desk-notices">
      <div role="status">
        {notices.map(({ booking, kind }) => {
          const close = () => onClose(booking)
          const key = booking.id + kind
          if (kind === 'deleted') {
            return (
              <Snackbar key={key} onEnd={close} onUndo={() => onRestore(booking)}>
                {deletion.done(booking.who)}
              </Snackbar>
            )
          }
          return kind === 'restored' ? (
            <Snackbar key={key} onEnd={close}>
              {deletion.restored(booking.who)}
            </Snackbar>
          ) : null
        })}
      </div>
      {notices.map(({ booking, kind }) =>
        kind === 'notDeleted' || kind === 'notRestored' ? (
          <FailureNotice
            key={booking.id}
            kind={kind}
            onClose={() => onClose(booking)}
            onRetry={() => (kind === 'notDeleted' ? onDelete : onRestore)(booking)}
            who={booking.who}
          />
        ) : null,
      )}
    </div>
  )
}
