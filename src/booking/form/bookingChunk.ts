export { BookingForm } from './BookingForm'
export { bookingStore } from './bookingStore'
export { askToLeave, LeaveDialog } from './LeaveDialog'
export { StatusNotices } from './StatusNotices'
