import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'

interface Remade {
  file: string
  folder: string
  change?(inside: string): Promise<void>
  without?: string
  /** Another name for the picture. */
  name?(): string
}

/** The same archive, unpacked, changed and packed again. */
export async function remadeArchive({ file, folder, change, without, name }: Remade) {
  const id = randomUUID()
  const inside = path.join(folder, id)
  await mkdir(inside)
  await extract({ cwd: inside, file })
  await change?.(inside)
  const archive = path.join(folder, `${id}.tar.gz`)
  await create(
    {
      cwd: inside,
      file: archive,
      filter: (entry) => entry !== without,
      gzip: true,
      onWriteEntry(entry) {
        if (name && entry.path === 'media/lamp.webp') entry.path = name()
      },
      portable: true,
      preservePaths: true,
    },
    (await readdir(inside, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(inside, path.join(entry.parentPath, entry.name))),
  )
  return archive
}
