import { createHash, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import { jwtSign, type Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import type { Place, Subject } from './runPairs'

interface Stored {
  email: string
  hash: string
  name: string
  resetPasswordExpiration: Date | null
  resetPasswordToken: string | null
  role: string
  salt: string
  sessions: { createdAt: Date; expiresAt: Date; id: string }[]
}

interface Scene {
  id: string
  email: string
  link: string
  /** Of the sessions that there were, and of those that the writes began. */
  tokens: Partial<Record<Place | 'here' | 'there', string>>
}

interface Given {
  admin: string
  payload: Payload
}

const HOUR_MS = 3_600_000
const old = 'correct-horse-battery'
const passwords = {
  old,
  one: 'four-quiet-words-more',
  two: 'seven-loud-drums-away',
  link: 'river-stone-cloud-lamp',
}

export function accountSubject({ admin, payload }: Given): Subject<Scene> {
  const accounts = payload.db.connection.collection<Stored>('User')
  const keyOf = ({ id }: Scene) => ({ _id: new mongo.ObjectId(id) })
  const post = (path: string, data: object, token?: string) =>
    request({
      data,
      headers: { 'x-forwarded-for': `198.51.100.${randomBytes(1)[0]}` },
      method: 'POST',
      path,
      payload,
      token,
    })
  const patch = ({ id }: Scene, data: object, token = admin) =>
    request({ data, method: 'PATCH', path: `/users/${id}`, payload, token })

  async function begin(scene: Scene, place: Place, answer: ReturnType<typeof post>) {
    const { status, token } = await answer
    scene.tokens[place] = token
    return { status }
  }

  return {
    async make() {
      const email = `${randomUUID()}@example.com`
      const salt = randomBytes(32).toString('hex')
      const link = randomBytes(20).toString('hex')
      const [here, there] = [randomUUID(), randomUUID()]
      const expiresAt = new Date(Date.now() + 2 * HOUR_MS)
      const { insertedId } = await accounts.insertOne({
        email,
        hash: hashOf(old, salt),
        name: 'Asha',
        resetPasswordExpiration: expiresAt,
        resetPasswordToken: createHash('sha256').update(link).digest('hex'),
        role: 'admin',
        salt,
        sessions: [here, there].map((id) => ({ id, createdAt: new Date(), expiresAt })),
      })
      const id = String(insertedId)
      const sign = async (sid: string) => {
        const fieldsToSign = { id, collection: 'users', email, role: 'admin', sid }
        const { token } = await jwtSign({
          fieldsToSign,
          secret: payload.secret,
          tokenExpiration: 7200,
        })
        return token
      }
      return { id, email, link, tokens: { here: await sign(here), there: await sign(there) } }
    },

    async seen(scene) {
      const doc = await accounts.findOne(keyOf(scene))
      if (!doc) return 'deleted'
      const { hash, name, resetPasswordExpiration, resetPasswordToken, role, salt, sessions } = doc
      const link = createHash('sha256').update(scene.link).digest('hex')
      return {
        isOpenLink: resetPasswordToken === link && Number(resetPasswordExpiration) > Date.now(),
        name,
        password: Object.values(passwords).find((password) => hashOf(password, salt) === hash),
        role,
        sessions: Object.entries(scene.tokens)
          .flatMap(([place, token]) => {
            const session = sessions.find(({ id }) => id === sidOf(token))
            const isLong = Number(session?.expiresAt) > Date.now() + 3 * HOUR_MS
            return session ? [`${place}${isLong ? ', extended' : ''}`] : []
          })
          .sort(),
        unknownSessions: sessions.length > Object.keys(scene.tokens).length,
      }
    },

    writes: {
      'sign in': (scene, place) =>
        begin(scene, place, post('/users/login', { email: scene.email, password: old })),
      refresh: ({ tokens }) => post('/users/refresh-token', {}, tokens.here),
      'sign out': ({ tokens }) => post('/users/logout', {}, tokens.here),
      'end sessions': ({ id }) => post(`/users/${id}/sessions/end`, {}, admin),
      'change the own password': (scene, place) =>
        patch(scene, { currentPassword: old, password: passwords[place] }, scene.tokens.there),
      'set a password': (scene, place) => patch(scene, { password: passwords[place] }),
      async reset(scene, place) {
        const password = passwords.link
        const reset = { password, token: scene.link }
        const answer = await begin(scene, place, post('/users/reset-password', reset))
        const { hash, salt = '' } = (await accounts.findOne(keyOf(scene))) ?? {}
        if (answer.status !== 409 || hash !== hashOf(password, salt)) return answer
        // The password was stored, but no session opened: the person signs in with it.
        return begin(scene, place, post('/users/login', { email: scene.email, password }))
      },
      demote: (scene) => patch(scene, { role: 'staff' }),
      rename: (scene, place) => patch(scene, { name: `Asha ${place}` }),
      delete: ({ id }) =>
        request({ method: 'DELETE', path: `/users/${id}`, payload, token: admin }),
    },
  }
}

/** What Payload stores, with the single iteration of the tests. */
const hashOf = (password: string, salt: string) =>
  `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, 1, 32, 'sha256').toString('hex')}`

const sidOf = (token = ''): unknown =>
  token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
