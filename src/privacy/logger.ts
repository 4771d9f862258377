import { type Config, defaultLoggerOptions } from 'payload'
import { isError, redactValue } from './redact'

/** Redacts everything before it is written, so that no caller has to. */
export const logger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, method) {
        const refusal = refusalOf(args[0])
        if (refusal) return this.info(refusal)
        const [first, ...rest] = args.map((one) => redactValue(one))
        const logged = isError(args[0]) ? { err: first } : first
        method.apply(this, [logged, ...rest] as Parameters<typeof method>)
      },
    },
    serializers: { err: (err: unknown) => err },
  },
}

/** Of a request that was refused (400 to 499): one line without a stack, since it is no error of the site. */
function refusalOf(logged: unknown): string | undefined {
  const { err = logged } = (logged ?? {}) as { err?: unknown }
  if (!isError(err) || typeof err.status !== 'number') return undefined
  return err.status >= 400 && err.status < 500 ? `${err.status} ${err.message}` : undefined
}

/** Errors that have no status. */
export const loggingLevels: Record<string, 'warn'> = { CastError: 'warn' }
