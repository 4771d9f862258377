import type {
  AfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload'
import { audit } from '../audit'
import { isNews } from '../isNews'

const about = 'users'
const TOO_MANY = 429

const signedIn: CollectionAfterLoginHook = ({ req, user }) =>
  audit({ about, action: 'signedIn', by: user, req })

const signedOut: CollectionAfterLogoutHook = ({ req }) => audit({ about, action: 'signedOut', req })

/** Payload forgets a password before its other hooks run. */
const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } }
  if (operation.startsWith('update') && data?.password) req.context.newPassword = true
  return args
}

const passwordReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result
  const { user } = result as { user?: { id: string; email: string } }
  const document = user && { id: user.id, title: user.email }
  await audit({ about, action: 'passwordChanged', by: user, document, req })
  return result
}

/** A sign-in over the limit, told by what everybody sees of it: once in a while, however many come. */
const refused: AfterErrorHook = async ({ error, req }) => {
  const isSignIn = req.pathname?.endsWith('/login')
  const { status } = error as { status?: number }
  if (!isSignIn || (status !== TOO_MANY && error.message !== req.t('error:userLocked'))) return
  const { email } = (req.data ?? {}) as { email?: unknown }
  const person = typeof email === 'string' ? email.trim() : ''
  if (!isNews({ now: Date.now(), what: person })) return
  await audit({ about, action: 'signInRefused', by: null, person, req })
}

/** What happens to accounts beside changes of their fields. */
export const accountHooks = {
  afterError: [refused],
  afterLogin: [signedIn],
  afterLogout: [signedOut],
  afterOperation: [passwordReset],
  beforeOperation: [notePassword],
} satisfies CollectionConfig['hooks']
