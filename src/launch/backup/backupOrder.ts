import path from 'node:path'
import { dataFolder } from '../dataFolder'
import { LaunchError } from '../LaunchError'

/** Where the words after `npm run backup --` want the archive; UTC time names it where they are silent. */
export function backupOrder({ args, now }: { args: string[]; now: Date }): string {
  const [file, ...more] = args
  if (more.length > 0 || file?.startsWith('-')) {
    throw new LaunchError('Name one file or none: npm run backup -- FILE.tar.gz')
  }
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return path.resolve(file ?? path.join(dataFolder, 'backups', `${time}Z.tar.gz`))
}
