import { isAdmin } from '@/account/access'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { panelPaths } from '@/panelPaths'
import { DashboardHeader } from '../../panel/DashboardHeader'

interface Props extends AdminViewServerProps {
  /** Runs only for an administrator. */
  children: (user: TypedUser) => ReactNode
  intro: string
  title: string
  /** What else can be done here. */
  tools?: ReactNode
}

/** A screen of our own in the panel. Payload opens such screens to everybody: this one asks first. */
export function AdminView({ children, intro, title, tools, ...view }: Props) {
  const { initPageResult, params, payload, searchParams, user, viewActions } = view
  if (!user || !isAdmin(user)) redirect(panelPaths.desk())
  const { collections, globals } = initPageResult.visibleEntities

  return (
    <DefaultTemplate
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
      <main>
        <Gutter className="desk">
          <DashboardHeader intro={intro} title={title}>
            {tools}
          </DashboardHeader>
          {children(user)}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
