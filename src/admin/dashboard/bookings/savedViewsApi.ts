import { parseSavedViews, type SavedView } from '@/domain/bookingView/savedViews'
import { panelPaths } from '@/panelPaths'

const url = panelPaths.preferenceApi('desk-views')

/** The views that this person named; they follow from machine to machine. */
export async function loadSavedViews(): Promise<SavedView[]> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  const { value } = (await response.json()) as { value?: unknown }
  return parseSavedViews(value)
}

export async function keepSavedViews(value: SavedView[]) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ value }),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}
