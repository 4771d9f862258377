import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { dayInIndia } from '@/domain/days'
import { isMonth, monthOf } from '@/domain/months'
import { dashboard } from '@/messages/en/dashboard'
import { calendar as words } from '@/messages/en/calendar'
import { AddByHand } from '../add/AddByHand.client'
import { AdminView } from '../frame/AdminView'
import { MonthNav } from './MonthNav'
import { MonthPage } from './MonthPage'

/** /admin/calendar, for administrators. A month that the address names badly is this month. */
export function CalendarView(props: AdminViewServerProps) {
  const { payload, searchParams } = props
  const today = dayInIndia(new Date())
  const asked = String(searchParams?.month ?? '')
  const month = isMonth(asked) ? asked : monthOf(today)

  return (
    <AdminView {...props} intro={words.intro} title={words.title} tools={<AddByHand />}>
      {(user) => (
        <>
          <MonthNav month={month} today={today} />
          <Suspense fallback={<p className="desk__loading">{dashboard.loading}</p>} key={month}>
            <MonthPage month={month} payload={payload} today={today} user={user} />
          </Suspense>
        </>
      )}
    </AdminView>
  )
}
