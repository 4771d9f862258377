import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const dataFolder = '.data'

export const databaseFolder = path.join(dataFolder, 'db')
const secretFile = path.join(dataFolder, 'secret')
export const adminFile = path.join(dataFolder, 'admin.txt')
export const testResults = path.join(dataFolder, 'test-results')

export async function readPrivateFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export async function writePrivateFile(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text, { mode: 0o600 })
}

export async function keptSecret(file = secretFile): Promise<string> {
  const kept = (await readPrivateFile(file))?.trim()
  if (kept && kept.length >= 32) return kept
  const secret = randomBytes(32).toString('hex')
  await writePrivateFile(file, `${secret}\n`)
  return secret
}
