import type { BookingSort, BookingView, OptionalColumn } from '@/domain/bookingView/BookingView'
import { sortedAs } from '@/domain/bookingView/sortBy'
import { dashboard } from '@/messages/en/dashboard'
import { desk as words } from '@/messages/en/desk'
import { SelectBox } from './SelectBox.client'
import { SortHeader } from './SortHeader'

const { columns } = dashboard.bookings

type Column = keyof typeof columns | OptionalColumn

const sorts: Partial<Record<Column, BookingSort>> = {
  name: 'name',
  date: 'date',
  guests: 'guests',
  received: 'received',
  followUp: 'followUp',
}

interface Props {
  ids: string[]
  view: BookingView
}

export function TableHead({ ids, view }: Props) {
  const { action, ...first } = columns
  const names: [Column, string][] = [
    ...(Object.entries(first) as [Column, string][]),
    ['action', action],
    ...view.columns.map((name): [Column, string] => [name, words.columns[name]]),
  ]

  return (
    <thead role="rowgroup">
      <tr role="row">
        {names.map(([name, label]) => {
          const sort = sorts[name]
          return (
            <th
              aria-sort={sort && sortedAs(sort, view.sort)}
              className={`bookings__${name}`}
              key={name}
              role="columnheader"
              scope="col"
            >
              {name === 'name' && <SelectBox ids={ids} label={words.selectPage} />}
              {sort ? <SortHeader label={label} sort={sort} view={view} /> : label}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
