import { type ComponentProps, useState } from 'react'
import {
  type BookingStatus,
  type LostReason,
  lostReasons,
  nextStatuses,
} from '@/booking/rules/status'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { Menu } from '@/ui/panel/Menu'
import { useOpenDialog } from '@/ui/useOpenDialog'
import type { StatusMove } from './mutations'
import { StatusPill } from './StatusPill'

interface MovesMenuProps extends Pick<
  ComponentProps<typeof Menu>,
  'children' | 'className' | 'name'
> {
  count?: number
  moves: BookingStatus[]
  onChoose: (move: StatusMove) => void
  who: string
}

export function MovesMenu({ count, moves, onChoose, who, ...button }: MovesMenuProps) {
  const [losing, setLosing] = useState(false)

  return (
    <>
      <Menu
        {...button}
        items={moves.map((to) => ({ label: <StatusPill status={to} />, value: to }))}
        onChoose={(to) => {
          if (to === 'lost') setLosing(true)
          else onChoose({ to: to as BookingStatus })
        }}
      />
      {losing && (
        <LostDialog
          count={count}
          onCancel={() => setLosing(false)}
          onChoose={(lostReason) => {
            setLosing(false)
            onChoose({ lostReason, to: 'lost' })
          }}
          who={who}
        />
      )}
    </>
  )
}

interface StatusMenuProps extends Pick<MovesMenuProps, 'onChoose' | 'who'> {
  before?: BookingStatus | null
  status: BookingStatus
}

export function StatusMenu({ before, status, ...props }: StatusMenuProps) {
  return (
    <MovesMenu
      {...props}
      className="status-menu"
      moves={nextStatuses({ before, from: status })}
      name={words.moveOf(props.who, status)}
    >
      <StatusPill status={status} />
    </MovesMenu>
  )
}

interface LostDialogProps {
  count?: number
  onCancel: () => void
  onChoose: (reason: LostReason) => void
  who: string
}

export function LostDialog({ count = 1, onCancel, onChoose, who }: LostDialogProps) {
  const dialog = useOpenDialog()
  const close = () => dialog.current?.close()

  return (
    <Dialog
      onClose={onCancel}
      ref={dialog}
      text={who}
      title={count === 1 ? words.lostTitle : words.lostTitleMany(count)}
    >
      <div className="desk-stack">
        {lostReasons.map((reason) => (
          <Button
            key={reason}
            onClick={() => {
              // Closes the menu first, so that the browser restores the focus.
              close()
              onChoose(reason)
            }}
          >
            {words.lostReasons[reason]}
          </Button>
        ))}
        <Button look="plain" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
