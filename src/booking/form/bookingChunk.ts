export { BookingForm } from './BookingForm'
export { bookingStore } from './bookingStore'
export { confirmLeave, LeaveDialog } from './LeaveDialog'
export { StatusNotices } from './StatusNotices'
