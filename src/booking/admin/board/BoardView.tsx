import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import type { Caller } from '@/account/access'
import { board as words } from '@/i18n/en/board'
import { dashboard } from '@/i18n/en/dashboard'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { LazyBoard } from './LazyBoard.client'
import { loadBoard } from './loadBoard'

export function BoardView(props: AdminViewServerProps) {
  return (
    <AdminView {...props} intro={words.intro} title={words.title}>
      {(user) => (
        <Suspense fallback={<p className="desk-empty">{dashboard.loading}</p>}>
          <LoadedBoard payload={props.payload} user={user} />
        </Suspense>
      )}
    </AdminView>
  )
}

async function LoadedBoard({ payload, user }: Caller) {
  const columns = await loadBoard({ now: new Date(), payload, user })
  if (!columns) {
    return <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
  }
  if (columns.every(({ total }) => total === 0)) {
    return <EmptyState hint={words.emptyHint} title={words.empty} />
  }
  return <LazyBoard columns={columns} />
}
