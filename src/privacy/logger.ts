import { type Config, defaultLoggerOptions } from 'payload'
import { isError, withoutPersonsIn } from './redact'

/**
 * Payload's own log, without persons: whatever is handed to it is cleaned before it is written, so
 * that nobody who logs has to think of it.
 */
export const logger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args.map((one) => withoutPersonsIn(one))
        const told = isError(args[0]) ? { err: first } : first
        method.apply(this, [told, ...rest] as Parameters<typeof method>)
      },
    },
    // What comes here is clean, and no longer an error.
    serializers: { err: (told: unknown) => told },
  },
}

/** Who is refused is no failure of ours: a line in the log, without a stack. */
export const loggingLevels = {
  // A day that is none, asked for: the request is refused.
  CastError: 'warn',
  TooManyRequests: 'info',
  ValidationError: 'info',
} as const
