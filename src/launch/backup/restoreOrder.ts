import path from 'node:path'
import { LaunchError } from '../LaunchError'

/** What the words after `npm run restore --` ask for. */
export function restoreOrder(args: string[]): { file: string; replace: boolean } {
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new LaunchError('Say which backup: npm run restore -- FILE.tar.gz')
  }
  return { file: path.resolve(file), replace: args.includes('--replace') }
}
