/** The links at the head of the panel's menu. */
export const panelNav = {
  bookings: 'Bookings',
  dashboard: 'Dashboard',
  calendar: 'Calendar',
  board: 'Board',
  numbers: 'Numbers',
}
