import { Gutter } from '@payloadcms/ui'
import type { SanitizedPermissions } from 'payload'
import type { Caller } from '@/account/access'
import { dashboard } from '@/i18n/en/dashboard'
import { DashboardHeader } from '@/panel/DashboardHeader'
import { Link } from '@/ui/panel/Link'
import { contentLinks } from './contentLinks'
import { SetupChecklist } from './SetupChecklist'

const { content } = dashboard

interface Props extends Caller {
  permissions: SanitizedPermissions
}

export function ContentHome({ payload, permissions, user }: Props) {
  return (
    <main>
      <Gutter className="desk">
        <DashboardHeader intro={content.intro} title={content.title(user.name ?? '')} />
        <SetupChecklist open payload={payload} user={user} />
        <nav aria-label={content.list} className="content-cards desk-grid">
          {contentLinks(permissions).map(({ href, slug, text, title }) => (
            <Link className="content-card desk-part" href={href} key={slug}>
              <b>{title}</b>
              <span className="desk-muted">{text}</span>
            </Link>
          ))}
        </nav>
      </Gutter>
    </main>
  )
}
