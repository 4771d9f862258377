import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { ValidationError } from 'payload'
import { PASSWORD_MIN_LENGTH } from '@/rules/fieldValues'
import { hashResetToken } from './resetLink'
import { access } from '@/i18n/en/account'
import type { User } from '@/payload-types'

const setsPassword = ['create', 'update', 'updateByID', 'resetPassword']

interface Setting {
  data?: { email?: unknown; name?: unknown; password?: unknown; token?: unknown }
  id?: number | string
}

export const requireStrongPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  const { data, id } = args as Setting
  if (!setsPassword.includes(operation) || data?.password === undefined) return args
  const { password } = data
  const refuse = (message: string) => {
    throw new ValidationError({ errors: [{ message, path: 'password' }] }, req.t)
  }
  if (typeof password !== 'string' || password.length < PASSWORD_MIN_LENGTH) {
    refuse(access.passwordShort(PASSWORD_MIN_LENGTH))
  } else if (await isWeak(password, [data, await accountOf({ data, id, payload: req.payload })])) {
    refuse(access.passwordWeak)
  }
  return args
}

type Named = { email?: unknown; name?: unknown } | undefined

async function accountOf({ data, id, payload }: Setting & { payload: Payload }): Promise<Named> {
  const token = typeof data?.token === 'string' ? hashResetToken(data.token) : undefined
  const where: Where | undefined = token
    ? { resetPasswordToken: { equals: token } }
    : id === undefined
      ? undefined
      : { id: { equals: id } }
  if (!where) return undefined
  return (await payload.db.findOne<User>({ collection: 'users', where })) ?? undefined
}

/** The lowest zxcvbn score (0 to 4) that is hard to guess without the hash. */
const LEAST_SCORE = 3

async function isWeak(password: string, persons: Named[]) {
  const own = persons
    .flatMap((person) => [person?.email, person?.name])
    .filter((text): text is string => typeof text === 'string')
  const words = own.flatMap(wordsOf)
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
  const checker = await (loading ??= loadChecker())
  const isGuessed = (text: string) => checker.check(text, [...own, ...words]).score < LEAST_SCORE
  return isGuessed(password) || (others !== password.toLowerCase() && isGuessed(others))
}

/** Long parts first, since they may contain short ones. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)

let loading: ReturnType<typeof loadChecker> | undefined

/** Its lists of common passwords take megabytes, so they are loaded with the first new password. */
async function loadChecker() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
