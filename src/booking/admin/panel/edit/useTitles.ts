import { useEffect, useState } from 'react'
import { readTitles } from '../../bookingApi'

export type Titles = Record<'pricing-plans' | 'services', { id: string; title: string }[]>

export function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>({ 'pricing-plans': [], services: [] })

  useEffect(() => {
    const loaded = Promise.all([readTitles('pricing-plans'), readTitles('services')])
    loaded.then(
      ([plans, services]) => setTitles({ 'pricing-plans': plans, services }),
      (error: unknown) => console.info('The services and plans could not be read:', error),
    )
  }, [])

  return titles
}
