'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { limits } from '@/domain/limits'
import { parseSavedViews, type SavedView } from '@/domain/bookingView/savedViews'
import { viewQuery } from '@/domain/bookingView/viewQuery'
import { desk as words } from '@/messages/en/desk'
import { paths } from '@/paths'
import { FilterMenu } from './FilterMenu.client'
import { useView } from './viewContext'

const KEY = 'desk-views'

/** Addresses that somebody named; they belong to that person, on every machine. */
export function SavedViews() {
  const { getPreference, setPreference } = usePreferences()
  const { view } = useView()
  const [views, setViews] = useState<SavedView[]>([])
  const [name, setName] = useState('')

  useEffect(() => {
    let left = false
    getPreference<unknown>(KEY).then(
      (kept) => left || setViews(parseSavedViews(kept)),
      () => undefined,
    )
    return () => void (left = true)
  }, [getPreference])

  function keep(next: SavedView[]) {
    setViews(next)
    void setPreference(KEY, next)
  }

  function save() {
    const given = name.trim()
    if (!given) return
    const query = viewQuery({ ...view, open: undefined, page: 1 })
    keep([...views.filter((one) => one.name !== given), { name: given, query }])
    setName('')
  }

  return (
    <FilterMenu label={words.views.menu}>
      {views.length === 0 && <p>{words.views.none}</p>}
      <ul className="desk-views">
        {views.map((saved) => (
          <li key={saved.name}>
            <Link href={paths.admin() + saved.query} prefetch={false} scroll={false}>
              {saved.name}
            </Link>
            <button
              aria-label={words.views.remove(saved.name)}
              className="desk-close"
              onClick={() => keep(views.filter((one) => one.name !== saved.name))}
              type="button"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form
        className="desk-views__save"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <label>
          {words.views.name}
          <input
            maxLength={limits.name}
            onChange={(event) => setName(event.currentTarget.value)}
            value={name}
          />
        </label>
        <button className="desk-button" type="submit">
          {words.views.save}
        </button>
      </form>
    </FilterMenu>
  )
}
