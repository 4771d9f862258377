'use client'

import { useState } from 'react'
import type { BookingStatus } from '@/booking/rules/status'
import { dashboard } from '@/i18n/en/dashboard'
import { desk as words } from '@/i18n/en/desk'
import { LostDialog } from '../StatusMenu.client'
import { Menu } from '../Menu.client'
import { StatusPill } from '../StatusPill'
import { commonMoves } from './bookingRow'
import { hasLeft, useDesk } from './deskContext'
import type { Person } from './loadAdmins'
import { namesOf } from './QuestionDialog.client'
import { taskFor, type DeskBooking } from './deskState'

const { bulk } = words

interface Props {
  admins: Person[]
  /** What the page shows: nothing is done to what cannot be seen. */
  bookings: DeskBooking[]
}

/** What to do with everything that is selected. */
export function BulkBar({ admins, bookings }: Props) {
  const { ask, places, progress, run, select, selected } = useDesk()
  const [losing, setLosing] = useState(false)
  const chosen = bookings.filter((one) => selected.includes(one.id) && !hasLeft(places, one))
  if (chosen.length === 0) return null

  const inTrash = chosen.every(({ place }) => place === 'trash')
  const moves = commonMoves(chosen)
  const who = namesOf(chosen)

  /** What is hard to overlook later is asked before: who is confirmed may be told, and who is lost is left. */
  function move(to: BookingStatus) {
    if (to === 'lost') setLosing(true)
    else if (to === 'confirmed') ask({ bookings: chosen, kind: 'confirm' })
    else run(taskFor('status', chosen, { lostReason: null, status: to }))
  }

  return (
    <section aria-label={bulk.bar} className="desk-bulk">
      <p role="status">
        {progress ? bulk.busy(progress.done, progress.all) : bulk.count(chosen.length)}
      </p>
      {inTrash ? (
        <button
          className="desk-button"
          onClick={() => run(taskFor('restore', chosen))}
          type="button"
        >
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
            onChoose={(id) => run(taskFor('assign', chosen, { assignedTo: id || null }))}
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
            run(taskFor('status', chosen, { lostReason, status: 'lost' }))
          }}
          who={who}
        />
      )}
    </section>
  )
}
