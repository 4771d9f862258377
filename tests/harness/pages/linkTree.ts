import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * A copy of a folder that takes no room and a few seconds, on the same disk; nothing may be written into its
 * files.
 */
export async function linkTree(
  from: string,
  to: string,
  wanted: (folder: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      if (wanted(source)) await linkTree(source, target, wanted)
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
