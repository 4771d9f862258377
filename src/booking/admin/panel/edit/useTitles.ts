import { useEffect, useState } from 'react'
import { panelPaths } from '@/panelPaths'

export type Titles = Record<'pricing-plans' | 'services', { id: string; title: string }[]>

/** What a form offers to choose; empty until it is here, and when it cannot be read. */
export function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>({ 'pricing-plans': [], services: [] })

  useEffect(() => {
    const loaded = Promise.all([load('pricing-plans'), load('services')])
    loaded.then(
      ([plans, services]) => setTitles({ 'pricing-plans': plans, services }),
      (error: unknown) => console.info('The services and plans could not be read:', error),
    )
  }, [])

  return titles
}

async function load(slug: keyof Titles) {
  const response = await fetch(panelPaths.titlesApi(slug), { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return ((await response.json()) as { docs: { id: string; title: string }[] }).docs
}
