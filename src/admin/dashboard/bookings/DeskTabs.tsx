import { Link } from '@payloadcms/ui'
import { bookingTabs, type BookingTab, type BookingView } from '@/domain/bookingView/BookingView'
import { withoutFilters } from '@/domain/bookingView/activeFilters'
import { desk as words } from '@/messages/en/desk'
import { panelPaths } from '@/panelPaths'

interface Props {
  counts?: Partial<Record<BookingTab, number>>
  view: BookingView
}

export function DeskTabs({ counts = {}, view }: Props) {
  return (
    <nav aria-label={words.tabList} className="desk-tabs">
      {bookingTabs.map((tab) => (
        <Link
          aria-current={tab === view.tab ? 'page' : undefined}
          href={panelPaths.desk({ ...withoutFilters(view), tab })}
          key={tab}
          prefetch={false}
          scroll={false}
        >
          {words.tabs[tab]}
          {counts[tab] !== undefined && <span> {counts[tab].toLocaleString('en-IN')}</span>}
        </Link>
      ))}
    </nav>
  )
}
