import { panelNav } from '@/i18n/en/dashboard'
import { type PanelScreen, panelScreen } from '@/panel/panelScreen'

export const bookingScreens: Record<string, PanelScreen> = {
  deskBoard: panelScreen({
    component: 'booking/admin/board/BoardView#BoardView',
    path: '/board',
    title: panelNav.board,
  }),
  deskCalendar: panelScreen({
    component: 'booking/admin/calendar/CalendarView#CalendarView',
    path: '/calendar',
    title: panelNav.calendar,
  }),
  deskNumbers: panelScreen({
    component: 'booking/admin/numbers/NumbersView#NumbersView',
    path: '/numbers',
    title: panelNav.numbers,
  }),
}
