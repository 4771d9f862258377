'use client'

import { assign, type BookingSnapshot, moveTo, restore } from '@/booking/admin/mutations'
import { MovesMenu } from '@/booking/admin/StatusMenu'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { Button, buttonClass, CloseButton } from '@/ui/panel/Button'
import { Menu } from '@/ui/panel/Menu'
import { commonMoves } from './bookingRow'
import { useList } from './contexts'
import type { Administrator } from './loadAdmins'
import { namesOf } from './QuestionDialog'
import { SelectBox } from './Row.client'

const { bulk } = words

interface Props {
  admins: Administrator[]
  bookings: BookingSnapshot[]
}

export function BulkBar({ admins, bookings }: Props) {
  const { ask, hasLeft, mutate, progress, select, selected } = useList()
  const chosen = bookings.filter((one) => selected.includes(one.id) && !hasLeft(one))
  if (chosen.length === 0) return null

  const inTrash = chosen.every(({ place }) => place === 'trash')
  const moves = commonMoves(chosen)

  return (
    <section aria-label={bulk.bar} className="desk-bulk desk-popup desk-row">
      <p role="status">
        {progress ? bulk.busy(progress.settled, progress.all) : bulk.count(chosen.length)}
      </p>
      <SelectBox
        ids={bookings.filter((one) => !hasLeft(one)).map(({ id }) => id)}
        label={words.selectPage}
      />
      {inTrash ? (
        <Button onClick={() => mutate(restore(chosen))}>{words.restore}</Button>
      ) : (
        <>
          {moves.length > 0 && (
            <MovesMenu
              className={buttonClass('menu')}
              count={chosen.length}
              moves={moves}
              name={bulk.status}
              onChoose={(move) => {
                if (move.to === 'confirmed') ask({ bookings: chosen, kind: 'confirm' })
                else mutate(moveTo(chosen, move))
              }}
              who={namesOf(chosen)}
            >
              {bulk.status}
            </MovesMenu>
          )}
          <Menu
            className={buttonClass('menu')}
            items={[
              { label: words.nobody, value: '' },
              ...admins.map(({ id, name }) => ({ label: name, value: id })),
            ]}
            name={bulk.assign}
            onChoose={(chosenId) =>
              mutate(
                assign(
                  chosen,
                  admins.find(({ id }) => id === chosenId),
                ),
              )
            }
          >
            {bulk.assign}
          </Menu>
        </>
      )}
      <Button
        look="danger"
        onClick={() => ask({ bookings: chosen, kind: inTrash ? 'erase' : 'delete' })}
      >
        {inTrash ? words.erase : dashboard.actions.delete}
      </Button>
      <CloseButton label={bulk.none} onClick={() => select(selected, false)} title={bulk.none} />
    </section>
  )
}
