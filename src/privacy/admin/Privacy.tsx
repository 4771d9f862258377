import { isAdmin } from '@/account/access'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { privacy } from '@/i18n/en/privacy'
import { DashboardHeader } from '../../panel/DashboardHeader'
import { PrivacyDesk } from './PrivacyDesk.client'

/** Payload opens custom views to everyone; this one is for administrators. */
export function Privacy({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user || !isAdmin(user)) notFound()
  const frame = { i18n, locale, params, payload, permissions, req, searchParams, user }
  return (
    <DefaultTemplate {...frame} visibleEntities={{ ...visibleEntities }}>
      <main>
        <Gutter className="desk">
          <DashboardHeader intro={privacy.intro} title={privacy.title} />
          <PrivacyDesk />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
