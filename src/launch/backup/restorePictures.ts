import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from './filesIn'

export interface RestorePicturesOptions {
  from: string
  to: string
  check(): void
}

/** Puts each picture in its place, whole or not at all; others that lie there stay. */
export async function restorePictures({ from, to, check }: RestorePicturesOptions) {
  const names = await filesIn(from)
  for (const name of names) {
    check()
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    const part = `${target}.${process.pid}.part`
    await copyFile(path.join(from, name), part)
    await rename(part, target)
  }
  return names.length
}
