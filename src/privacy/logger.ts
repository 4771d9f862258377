import { type Config, defaultLoggerOptions } from 'payload'
import { isError, redactValue } from './redact'

/** Redacts all log lines before they are written. */
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

/** For a refused request (400 to 499): one line without a stack, since it is not an error of the site. */
function refusalOf(logged: unknown): string | undefined {
  const { err = logged } = (logged ?? {}) as { err?: unknown }
  if (!isError(err) || typeof err.status !== 'number') return undefined
  return err.status >= 400 && err.status < 500 ? `${err.status} ${err.message}` : undefined
}

/** Errors without a status. */
export const loggingLevels: Record<string, 'warn'> = { CastError: 'warn' }
