import { LaunchError } from './LaunchError'

const usage =
  'npm run seed puts in what is missing; npm run seed -- --reset removes all content first.'

interface Asked {
  args: string[]
  /** True when the database is one that was given, not the one of trial and development. */
  given: boolean
}

/** What the words after `npm run seed --` ask for. A database that was given wants a second word. */
export function seedOrder({ args, given }: Asked): 'add' | 'reset' {
  const known = ['--reset', '--production']
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown) throw new LaunchError(`The seed does not know ${unknown}. ${usage}`)
  if (!args.includes('--reset')) return 'add'
  if (given && !args.includes('--production')) {
    throw new LaunchError(
      'DATABASE_URI names a database of its own: its content would be lost. If that is meant: npm run seed -- --reset --production',
    )
  }
  return 'reset'
}
