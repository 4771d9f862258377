/** Who is refused is no failure of ours: a line in the log, without a stack. */
export const loggingLevels = {
  MalformedRequest: 'info',
  TooManyRequests: 'info',
  ValidationError: 'info',
} as const
