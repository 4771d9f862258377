export { BookingForm } from './BookingForm'
export { StatusNotices } from './StatusNotices'
