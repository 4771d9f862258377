import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import path from 'node:path'

/** The full path of a program, looked for as a shell does. */
export async function findOnPath(name: string, searchPath: string): Promise<string | null> {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    const program = path.resolve(folder, file)
    if (await isProgram(program)) return program
  }
  return null
}

async function isProgram(file: string) {
  try {
    await access(file, constants.X_OK)
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
