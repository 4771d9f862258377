import { readFile } from 'node:fs/promises'

const packageFile = new URL('../../../package.json', import.meta.url)

export async function appVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}
