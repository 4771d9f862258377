import { useReportWebVitals } from 'next/web-vitals'
import { sendVital } from './beacon'

export default function VitalsReport() {
  useReportWebVitals(sendVital)
  return null
}
