import { useReportWebVitals } from 'next/web-vitals'
import { sendVital } from './sendVital'

export default function VitalsReport() {
  useReportWebVitals(sendVital)
  return null
}
