import type { AdminViewConfig } from 'payload'
import { eventSheet } from '@/i18n/en/board'
import { panelNav } from '@/i18n/en/dashboard'

export const bookingScreens: Record<string, Screen> = {
  deskBoard: screen({
    component: 'board/BoardView#BoardView',
    path: '/board',
    title: panelNav.board,
  }),
  deskCalendar: screen({
    component: 'calendar/CalendarView#CalendarView',
    path: '/calendar',
    title: panelNav.calendar,
  }),
  deskNumbers: screen({
    component: 'numbers/NumbersView#NumbersView',
    path: '/numbers',
    title: panelNav.numbers,
  }),
  sheet: screen({
    component: 'print/EventSheet#EventSheet',
    path: '/sheet/:id',
    title: eventSheet.title,
  }),
}

type Screen = AdminViewConfig & { path: `/${string}` }

interface Described {
  component: string
  path: Screen['path']
  title: string
}

function screen({ component, path, title }: Described): Screen {
  return {
    Component: `/src/booking/admin/${component}`,
    exact: true,
    meta: { robots: { follow: false, index: false }, title },
    path,
  }
}
