import { TRASH_DAYS } from '@/domain/constants'
import { requestWords as words } from '@/messages/en/request'
import { RestoreButton } from './RestoreButton.client'

export function Trashed() {
  return (
    <div className="desk-alert desk-alert--calm">
      <p>
        <b>{words.trashed}</b>
        {words.trashedHint(TRASH_DAYS)}
      </p>
      <RestoreButton />
    </div>
  )
}
