'use client'

import { type FormEvent, useState } from 'react'
import { keepSavedViews, loadSavedViews } from '@/booking/admin/bookingApi'
import { useView } from '@/booking/admin/list/contexts'
import type { SavedView } from '@/booking/rules/parseSavedViews'
import { viewQuery } from '@/booking/rules/view'
import { bookingList } from '@/i18n/en/bookingList'
import { paths } from '@/paths'
import { maxLengths } from '@/rules/maxLengths'
import { Button, CloseButton } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { FilterMenu } from './Filters.client'

const { views: words } = bookingList

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
      {views && views.length > 0 && (
        <ul aria-label={words.menu} className="desk-views">
          {views.map((saved) => (
            <li className="desk-row" key={saved.name}>
              <Link className="desk-name" href={paths.admin() + saved.query} scroll={false}>
                {saved.name}
              </Link>
              <CloseButton
                label={words.remove(saved.name)}
                onClick={() => keep(views.filter((one) => one !== saved))}
              />
            </li>
          ))}
        </ul>
      )}
      {views && (
        <SaveView
          onSave={(saved) => keep([...views.filter(({ name }) => name !== saved.name), saved])}
        />
      )}
    </FilterMenu>
  )
}

function SaveView({ onSave }: { onSave: (saved: SavedView) => void }) {
  const { view } = useView()
  const [name, setName] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    if (!given) return
    onSave({ name: given, query: viewQuery({ ...view, open: undefined, page: 1 }) })
    setName('')
  }

  return (
    <form className="desk-views__save desk-stack" onSubmit={save}>
      <label className="desk-field">
        {words.name}
        <input
          maxLength={maxLengths.name}
          onChange={(event) => setName(event.currentTarget.value)}
          value={name}
        />
      </label>
      <Button type="submit">{words.save}</Button>
    </form>
  )
}
