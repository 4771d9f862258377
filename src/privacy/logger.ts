import { type Config, defaultLoggerOptions } from 'payload'
import { isError, redactValue } from './redact'

/** Redacts everything before it is written, so that no caller has to. */
export const logger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args.map((one) => redactValue(one))
        const told = isError(args[0]) ? { err: first } : first
        method.apply(this, [told, ...rest] as Parameters<typeof method>)
      },
    },
    serializers: { err: (told: unknown) => told },
  },
}

/** A refused request is not an error: one line, no stack. */
export const loggingLevels = {
  CastError: 'warn',
  TooManyRequests: 'info',
  ValidationError: 'info',
} as const
