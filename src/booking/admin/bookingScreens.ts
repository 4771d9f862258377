import type { AdminViewConfig } from 'payload'
import { panelNav } from '@/i18n/en/dashboard'
import { eventSheet } from '@/i18n/en/eventSheet'
import { kitchen } from '@/i18n/en/kitchen'

export const bookingScreens: Record<string, Screen> = {
  deskBoard: screen({
    component: 'booking/admin/board/BoardView#BoardView',
    path: '/board',
    title: panelNav.board,
  }),
  deskCalendar: screen({
    component: 'booking/admin/calendar/CalendarView#CalendarView',
    path: '/calendar',
    title: panelNav.calendar,
  }),
  deskNumbers: screen({
    component: 'booking/admin/numbers/NumbersView#NumbersView',
    path: '/numbers',
    title: panelNav.numbers,
  }),
  sheet: screen({
    component: 'booking/admin/print/EventSheet#EventSheet',
    path: '/sheet/:id',
    title: eventSheet.title,
  }),
  kitchen: screen({
    component: 'menu/admin/KitchenView#KitchenView',
    path: '/kitchen',
    title: kitchen.title,
  }),
  purchases: screen({
    component: 'menu/admin/PurchaseView#PurchaseView',
    path: '/purchases',
    title: kitchen.purchases,
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
    Component: `/src/${component}`,
    exact: true,
    meta: { robots: { follow: false, index: false }, title },
    path,
  }
}
