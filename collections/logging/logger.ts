import { defaultLoggerOptions, type Config } from 'payload'
import { isError, withoutPersonsIn } from './withoutPersonsIn'

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
