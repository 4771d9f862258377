import type { UIFieldServerProps } from 'payload'
import { may } from '@/account/roles'
import { sessions as sessionsWords } from '@/i18n/en/account'
import { formatMoment } from '@/time/days'
import { EndSessions } from './EndSessions.client'

const { list } = sessionsWords

export async function SessionsField({ id, req, user }: UIFieldServerProps) {
  const own = Boolean(user) && user.id === id
  if (!id || (!own && !may(user, 'manageUsers'))) return null
  const sessions = await sessionsOf({ id: String(id), req })
  const current = (user as { _sid?: string })._sid

  return (
    <section aria-labelledby="sessions-title" className="sessions">
      <h2 id="sessions-title">{list.title}</h2>
      <p className="desk-muted">{own ? list.ownIntro : list.intro}</p>
      {sessions.length === 0 ? (
        <p>{list.none}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{list.which}</th>
              <th scope="col">{list.started}</th>
              <th scope="col">{list.expires}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">
                  {session.browser || list.unknown}
                  {session.id === current && (
                    <p className="desk-muted desk-small">{list.thisOne}</p>
                  )}
                </th>
                <td>{session.createdAt ? formatMoment(session.createdAt) : list.noStart}</td>
                <td>{formatMoment(session.expiresAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <EndSessions count={sessions.length} id={String(id)} own={own} />
    </section>
  )
}

/** Payload shows sessions only to their owner. Access is checked above. */
async function sessionsOf({ id, req }: { id: string; req: UIFieldServerProps['req'] }) {
  const { sessions } = await req.payload.findByID({ collection: 'users', depth: 0, id })
  const now = new Date().toISOString()
  return (sessions ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => other.expiresAt.localeCompare(one.expiresAt))
}
