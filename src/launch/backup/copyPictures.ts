import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from './filesIn'

export interface CopyPicturesOptions {
  from: string
  to: string
  check(): void
}

/** Copies each picture; one that an editor removes meanwhile is left out. */
export async function copyPictures({ from, to, check }: CopyPicturesOptions) {
  const names = await filesIn(from)
  for (const name of names) {
    check()
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(from, name), target, constants.COPYFILE_FICLONE).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
