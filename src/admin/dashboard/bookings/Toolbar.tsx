import type { ReactNode } from 'react'
import { viewChoices, type BookingView } from '@/domain/bookingView/BookingView'
import { dashboard } from '@/messages/en/dashboard'
import { bookingWork } from '@/messages/en/bookingWork'
import { desk as words } from '@/messages/en/desk'
import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'
import { choices } from './choices'
import { FilterAssigned } from './FilterAssigned.client'
import { FilterChecks } from './FilterChecks.client'
import { FilterDates } from './FilterDates.client'
import { FilterMenu } from './FilterMenu.client'
import { FilterToggle } from './FilterToggle.client'
import type { Person } from './loadAdmins'
import { SavedViews } from './SavedViews.client'
import { SearchBox } from './SearchBox.client'
import { SortSelect } from './SortSelect.client'

interface Props {
  admins: Person[]
  found: ReactNode
  view: BookingView
}

const lists = {
  status: choices(viewChoices.status, bookingWork.statuses),
  service: choices(viewChoices.service, dashboard.services),
  kind: choices(viewChoices.kind, words.kinds),
  source: choices(viewChoices.source, bookingWork.sources),
}

/** A plain form with the view in its fields, which the browser can send by itself. */
export function Toolbar({ admins, found, view }: Props) {
  const dates = [view.from, view.to].filter(Boolean).length

  return (
    <div className="desk-tools">
      <form action={paths.admin()} className="desk-tools__form" method="get" role="search">
        <input name="tab" type="hidden" value={view.tab} />
        <SearchBox q={view.q} />
        <FilterToggle found={found}>
          {(['status', 'service', 'kind', 'source'] as const).map((name) => (
            <FilterMenu count={view[name].length} key={name} label={words[name]}>
              <FilterChecks legend={words[name]} name={name} options={lists[name]} />
            </FilterMenu>
          ))}
          <FilterMenu count={dates} label={words.dates}>
            <FilterDates />
          </FilterMenu>
          <FilterMenu count={view.assigned ? 1 : 0} label={words.assigned}>
            <FilterAssigned admins={admins} />
          </FilterMenu>
          <FilterMenu label={words.columnMenu}>
            <FilterChecks
              legend={words.columnMenu}
              name="columns"
              options={choices(viewChoices.columns, words.columns)}
            />
          </FilterMenu>
          <SortSelect />
          <noscript>
            <button className="desk-button" type="submit">
              {words.apply}
            </button>
          </noscript>
        </FilterToggle>
      </form>
      <SavedViews />
      <a
        aria-label={words.csvHint}
        className="desk-button"
        download
        href={panelPaths.bookingsCsv({ ...view, open: undefined, page: 1, show: undefined })}
      >
        {words.csv}
      </a>
    </div>
  )
}
