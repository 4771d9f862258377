import type { ReactNode } from 'react'
import { choices } from '@/booking/admin/list/bookingRow'
import type { Administrator } from '@/booking/admin/list/loadAdmins'
import { describeCount } from '@/booking/rules/countMax'
import { type DayFilter, dayFilters } from '@/booking/rules/datePresets'
import { withoutFilters } from '@/booking/rules/filters'
import { type BookingTab, bookingTabs, type BookingView, viewChoices } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { paths } from '@/paths'
import { Button, buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import {
  FilterAssigned,
  FilterChecks,
  FilterColumns,
  FilterDays,
  FilterMenu,
} from './Filters.client'
import { SavedViews } from './SavedViews.client'
import { FilterToggle, SearchBox, SortSelect } from './Search.client'

interface ToolbarProps {
  admins: Administrator[]
  found: ReactNode
  mayExport: boolean
  view: BookingView
}

const lists = {
  status: choices(viewChoices.status, bookingWork.statuses),
  service: choices(viewChoices.service, dashboard.services),
  kind: choices(viewChoices.kind, words.kinds),
  source: choices(viewChoices.source, bookingWork.sources),
  lostReason: choices(viewChoices.lostReason, bookingWork.lostReasons),
}

type ListName = keyof typeof lists

const menus: [ListName, ...ListName[]][] = [
  ['status', 'lostReason'],
  ['service'],
  ['kind'],
  ['source'],
]

export function Toolbar({ admins, found, mayExport, view }: ToolbarProps) {
  return (
    <div className="desk-tools desk-row">
      <form action={paths.admin()} className="desk-tools__form desk-row" method="get" role="search">
        <input name="tab" type="hidden" value={view.tab} />
        <SearchBox q={view.q} />
        <FilterToggle found={found}>
          {menus.map(([name, ...more]) => {
            const names = [name, ...more]
            const count = names.reduce((sum, one) => sum + view[one].length, 0)
            return (
              <FilterMenu count={count} key={name} label={words[name]}>
                {names.map((one) => (
                  <FilterChecks
                    isNamed={one !== name}
                    key={one}
                    legend={words[one]}
                    name={one}
                    options={lists[one]}
                  />
                ))}
              </FilterMenu>
            )
          })}
          {(Object.keys(dayFilters) as DayFilter[]).map((filter) => {
            const { from, to } = dayFilters[filter]
            const count = [view[from], view[to]].filter(Boolean).length
            return (
              <FilterMenu count={count} key={filter} label={words[`${filter}Days`]}>
                <FilterDays filter={filter} />
              </FilterMenu>
            )
          })}
          <FilterMenu count={view.assigned ? 1 : 0} label={words.assigned}>
            <FilterAssigned admins={admins} />
          </FilterMenu>
          <FilterMenu label={words.columnMenu}>
            <FilterColumns />
          </FilterMenu>
          <SortSelect />
          <noscript>
            <Button type="submit">{words.apply}</Button>
          </noscript>
        </FilterToggle>
      </form>
      <SavedViews />
      {mayExport && (
        <a
          aria-label={words.csvHint}
          className={buttonClass()}
          download
          href={panelPaths.bookingsCsv({ ...view, open: undefined, page: 1, show: undefined })}
        >
          {words.csv}
        </a>
      )}
    </div>
  )
}

interface DeskTabsProps {
  counts?: Partial<Record<BookingTab, number>>
  view: BookingView
}

export function ViewTabs({ counts = {}, view }: DeskTabsProps) {
  return (
    <nav aria-label={words.tabList} className="desk-tabs">
      {bookingTabs.map((tab) => (
        <Link
          aria-current={tab === view.tab ? 'page' : undefined}
          href={panelPaths.bookings({ ...withoutFilters(view), tab })}
          key={tab}
          scroll={false}
        >
          {words.tabs[tab]}
          {counts[tab] !== undefined && <span> {describeCount(counts[tab])}</span>}
        </Link>
      ))}
    </nav>
  )
}
