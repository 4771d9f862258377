'use client'

import { useState } from 'react'
import type { BookingStatus } from '@/booking/rules/status'
import { dashboard } from '@/i18n/en/dashboard'
import { desk as words } from '@/i18n/en/desk'
import { LostDialog } from '../StatusMenu.client'
import { Menu } from '../Menu.client'
import { StatusPill } from '../StatusPill'
import { commonMoves } from './bookingRow'
import { assign, type BookingSnapshot, moveTo, restore } from '../mutations'
import { useList } from './contexts'
import type { Person } from './loadAdmins'
import { namesOf } from './QuestionDialog.client'

const { bulk } = words

interface Props {
  admins: Person[]
  /** Only what the page shows is changed. */
  bookings: BookingSnapshot[]
}

export function BulkBar({ admins, bookings }: Props) {
  const { ask, hasLeft, mutate, progress, select, selected } = useList()
  const [losing, setLosing] = useState(false)
  const chosen = bookings.filter((one) => selected.includes(one.id) && !hasLeft(one))
  if (chosen.length === 0) return null

  const inTrash = chosen.every(({ place }) => place === 'trash')
  const moves = commonMoves(chosen)
  const who = namesOf(chosen)

  function move(to: BookingStatus) {
    if (to === 'lost') setLosing(true)
    else if (to === 'confirmed') ask({ bookings: chosen, kind: 'confirm' })
    else mutate(moveTo(chosen, { to }))
  }

  return (
    <section aria-label={bulk.bar} className="desk-bulk">
      <p role="status">
        {progress ? bulk.busy(progress.settled, progress.all) : bulk.count(chosen.length)}
      </p>
      {inTrash ? (
        <button className="desk-button" onClick={() => mutate(restore(chosen))} type="button">
          {words.restore}
        </button>
      ) : (
        <>
          {moves.length > 0 && (
            <Menu
              className="desk-button desk-button--menu"
              items={moves.map((to) => ({ label: <StatusPill status={to} />, value: to }))}
              name={bulk.status}
              onChoose={(to) => move(to as BookingStatus)}
            >
              {bulk.status}
            </Menu>
          )}
          <Menu
            className="desk-button desk-button--menu"
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
      <button
        className="desk-button desk-button--danger"
        onClick={() => ask({ bookings: chosen, kind: inTrash ? 'erase' : 'delete' })}
        type="button"
      >
        {inTrash ? words.erase : dashboard.actions.delete}
      </button>
      <button
        aria-label={bulk.none}
        className="desk-close"
        onClick={() => select(selected, false)}
        title={bulk.none}
        type="button"
      >
        ×
      </button>
      {losing && (
        <LostDialog
          count={chosen.length}
          onCancel={() => setLosing(false)}
          onChoose={(lostReason) => {
            setLosing(false)
            mutate(moveTo(chosen, { lostReason, to: 'lost' }))
          }}
          who={who}
        />
      )}
    </section>
  )
}
