'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { SavedView } from '@/domain/bookingView/savedViews'
import { desk } from '@/messages/en/desk'
import { paths } from '@/paths'
import { FilterMenu } from './FilterMenu.client'
import { keepSavedViews, loadSavedViews } from './savedViewsApi'
import { SaveView } from './SaveView.client'

const { views: words } = desk

/** Addresses that somebody named. What cannot be kept is told, and the list stays what it was. */
export function SavedViews() {
  const [views, setViews] = useState<SavedView[]>()
  const [failed, setFailed] = useState(false)

  async function load() {
    if (views) return
    await loadSavedViews().then(setViews, () => setFailed(true))
  }

  async function keep(next: SavedView[]) {
    setFailed(false)
    await keepSavedViews(next).then(
      () => setViews(next),
      () => setFailed(true),
    )
  }

  return (
    <FilterMenu label={words.menu} onOpen={load}>
      {failed && <p role="alert">{words.failed}</p>}
      {views?.length === 0 && <p>{words.none}</p>}
      <ul aria-label={words.menu} className="desk-views">
        {views?.map((saved) => (
          <li key={saved.name}>
            <Link href={paths.admin() + saved.query} prefetch={false} scroll={false}>
              {saved.name}
            </Link>
            <button
              aria-label={words.remove(saved.name)}
              className="desk-close"
              onClick={() => keep(views.filter((one) => one !== saved))}
              type="button"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {views && (
        <SaveView
          onSave={(saved) => keep([...views.filter(({ name }) => name !== saved.name), saved])}
        />
      )}
    </FilterMenu>
  )
}
