import { stat } from 'node:fs/promises'

export async function pathExists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}
