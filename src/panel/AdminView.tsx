import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { may, type Right } from '@/account/roles'
import { PanelTemplate } from '@/platform/PanelTemplate'
import { DashboardHeader } from './DashboardHeader'
import { PanelBoundary } from './PanelBoundary.client'
import { panelPaths } from './panelPaths'

interface Props extends AdminViewServerProps {
  children: (user: TypedUser) => ReactNode
  intro: string
  right?: Right
  title: string
  tools?: ReactNode
}

/** Payload shows custom views to every signed-in user. This one checks `right`. */
export function AdminView({
  children,
  intro,
  right = 'readBookings',
  title,
  tools,
  ...view
}: Props) {
  const { initPageResult, params, payload, searchParams, user, viewActions } = view
  if (!user || !may(user, right)) redirect(panelPaths.bookings())
  const { collections, globals } = initPageResult.visibleEntities

  return (
    <PanelTemplate
      i18n={initPageResult.req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={payload}
      permissions={initPageResult.permissions}
      req={initPageResult.req}
      searchParams={searchParams}
      user={user}
      viewActions={viewActions}
      visibleEntities={{ collections, globals }}
    >
      <PanelBoundary screen={title}>
        <main>
          <Gutter className="desk">
            <DashboardHeader intro={intro} title={title}>
              {tools}
            </DashboardHeader>
            {children(user)}
          </Gutter>
        </main>
      </PanelBoundary>
    </PanelTemplate>
  )
}

interface EmptyStateProps {
  hint: string
  role?: 'alert'
  title: string
}

export function EmptyState({ hint, role, title }: EmptyStateProps) {
  return (
    <p className="desk-card desk-empty" role={role}>
      <b>{title}</b>
      {hint}
    </p>
  )
}
