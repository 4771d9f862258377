import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { access } from '@/i18n/en/account'
import type { User } from '@/payload-types'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { accountOfLink } from './resetLink'

interface Setting {
  email?: unknown
  name?: unknown
  password?: unknown
}

/** Payload checks access before `beforeValidate`, so a stranger cannot cause this work. */
export const requireStrongPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { password } = (data ?? {}) as Setting
  if (password !== undefined) await refuseWeak({ password, persons: [data, originalDoc], req })
  return data
}

/** On a reset, Payload runs no other hook before it hashes the password. Checks the link first. */
export const requireStrongReset: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return args
  const { password, token } = (args as { data: { password?: unknown; token?: unknown } }).data
  const account = await accountOfLink({ payload: req.payload, token })
  if (!account) throw new APIError('Token is either invalid or has expired.', 403)
  await refuseWeak({ password, persons: [account], req })
  return args
}

interface Check {
  password: unknown
  persons: (Setting | undefined)[]
  req: PayloadRequest
}

async function refuseWeak({ password, persons, req }: Check) {
  const refuse = (message: string) => {
    throw new ValidationError(
      { errors: [{ label: access.newPassword, message, path: 'password' }] },
      req.t,
    )
  }
  if (typeof password !== 'string' || password.length < PASSWORD_MIN_LENGTH) {
    return refuse(access.passwordShort(PASSWORD_MIN_LENGTH))
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return refuse(access.passwordLong(PASSWORD_MAX_LENGTH))
  }
  const weakness = await weaknessOf(password, persons)
  if (weakness) refuse(access.passwordWeak(access.weaknesses[weakness]))
}

/** Longer passwords are not scored: the time grows faster than the length. */
const MAX_SCORED_LENGTH = 64

/** The lowest zxcvbn score (0 to 4) that is hard to guess without the hash. */
const LEAST_SCORE = 3

type Weakness = keyof typeof access.weaknesses

/** The reason why a password is easy to guess, or undefined. */
async function weaknessOf(
  password: string,
  persons: Check['persons'],
): Promise<Weakness | undefined> {
  const own = persons.flatMap((person) => [
    ...textOf(person?.email, maxLengths.email),
    ...textOf(person?.name, maxLengths.name),
  ])
  const words = own.flatMap(wordsOf)
  const scored = password.slice(0, MAX_SCORED_LENGTH)
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), scored.toLowerCase())
  const checker = await (loading ??= loadChecker())
  const check = (text: string) => checker.check(text, [...own, ...words])
  if (others !== scored.toLowerCase() && check(others).score < LEAST_SCORE) return 'own'
  const { score, sequence } = check(scored)
  return score < LEAST_SCORE ? weaknessIn(sequence) : undefined
}

interface Part {
  dictionaryName?: string
  pattern: string
  token: string
}

/** The pattern of the longest part that zxcvbn recognised. */
function weaknessIn(sequence: Part[]): Weakness {
  const [longest] = sequence
    .filter(({ pattern }) => pattern in patterns)
    .toSorted((one, other) => other.token.length - one.token.length)
  if (longest?.dictionaryName === 'userInputs') return 'own'
  return (longest && patterns[longest.pattern]) ?? 'common'
}

const patterns: Record<string, Weakness> = {
  date: 'date',
  dictionary: 'common',
  regex: 'date',
  repeat: 'repeat',
  sequence: 'sequence',
  spatial: 'keyboard',
  wordSequence: 'common',
}

/** Payload validates the lengths of fields only later. */
const textOf = (value: unknown, longest: number) =>
  typeof value === 'string' ? [value.slice(0, longest)] : []

/** Long parts first, since they may contain short ones. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)

let loading: ReturnType<typeof loadChecker> | undefined

/** Loaded with the first new password, since its lists of common passwords take megabytes. */
async function loadChecker() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
