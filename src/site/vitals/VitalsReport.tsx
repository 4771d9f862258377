import { useReportWebVitals } from 'next/web-vitals'
import { vitalsPath } from '@/rules/vitalsPath'

export default function VitalsReport() {
  useReportWebVitals(sendVital)
  return null
}

interface Metric {
  name: string
  value: number
  rating?: string
}

function sendVital({ name, rating, value }: Metric) {
  const vital = { name, path: location.pathname, rating, value }
  navigator.sendBeacon?.(vitalsPath, JSON.stringify(vital))
}
