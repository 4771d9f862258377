import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Bytes of the files directly in a folder. */
export async function folderSize(folder: string) {
  const files = await readdir(folder).catch(() => [])
  const sizes = files.map((file) =>
    stat(path.join(folder, file)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
