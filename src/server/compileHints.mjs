// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** https://v8.dev/blog/explicit-compile-hints, Chrome 136. Other browsers ignore the comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds V8's compile hint to the scripts that every page loads (React and Next). V8 then compiles them on a
 * background thread while they load; without it the main thread compiles them when they run. Next calls it after
 * compiling.
 * @param {{ distDir: string }} build
 */
export async function addCompileHints({ distDir }) {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8')
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(manifest)
  await Promise.all(
    rootMainFiles
      .map((file) => path.join(distDir, file))
      .map(async (file) => writeFile(file, hint + (await readFile(file, 'utf8')))),
  )
}
