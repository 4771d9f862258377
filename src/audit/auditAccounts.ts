import type {
  AfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { audit } from './auditLog'
import { auditRefused } from './auditRefused'

const about = 'users'
const TOO_MANY = 429
const WRONG = 401

const signedIn: CollectionAfterLoginHook = ({ req, user }) =>
  audit({ about, action: 'signedIn', by: user, req })

const signedOut: CollectionAfterLogoutHook = ({ req }) => audit({ about, action: 'signedOut', req })

/** Payload removes the password from the data before its later hooks. */
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

/** Not awaited: it would make the response for an existing account slower. */
const refused: AfterErrorHook = ({ error, req }) => {
  const action = req.pathname?.endsWith('/login') && actionOf(error, req)
  if (action) void auditRefused({ action, req })
}

function actionOf(error: Error & { status?: number }, req: PayloadRequest) {
  if (error.status === TOO_MANY || error.message === req.t('error:userLocked')) {
    return 'signInRefused'
  }
  return error.status === WRONG ? 'wrongPassword' : undefined
}

export const auditAccounts = {
  afterError: [refused],
  afterLogin: [signedIn],
  afterLogout: [signedOut],
  afterOperation: [passwordReset],
  beforeOperation: [notePassword],
} satisfies CollectionConfig['hooks']
