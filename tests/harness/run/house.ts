import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** `npm run house`: how large the sources are. Cycles, the import table and `'use client'` are the linter's. */
const generated = /payload-types\.ts$|importMap\.js$/
const content = /^seed\/content\/|^src\/i18n\//

const product = await filesOf(['src', 'collections', 'seed', 'payload.config.ts'])
const code = product.filter(({ file }) => /\.(?:ts|tsx|mjs)$/.test(file))
const tests = await filesOf(['tests'])
const lengths = code.map(({ lines }) => lines).sort((one, other) => one - other)
const long = code.filter(({ file, lines }) => lines > 300 && !content.test(file))

console.table({
  'files of TypeScript': code.length,
  'lines of TypeScript': sum(code),
  'without content': sum(code.filter(({ file }) => !content.test(file))),
  'median lines of a file': lengths[lengths.length >> 1],
  'files over 300 lines': long.map(({ file }) => file).join(' ') || 0,
  'lines of CSS': sum(product.filter(({ file }) => file.endsWith('.css'))),
  'files of tests': tests.length,
  'lines of tests': sum(tests),
})

interface Source {
  file: string
  lines: number
}

function sum(sources: Source[]) {
  return sources.reduce((total, { lines }) => total + lines, 0)
}

async function filesOf(roots: string[]): Promise<Source[]> {
  const names = (await Promise.all(roots.map(namesIn))).flat()
  const wanted = names.filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !generated.test(file))
  return Promise.all(
    wanted.map(async (file) => ({
      file,
      lines: (await readFile(file, 'utf8')).split('\n').length - 1,
    })),
  )
}

async function namesIn(root: string): Promise<string[]> {
  if (path.extname(root)) return [root]
  const names = await readdir(root, { recursive: true })
  return names.map((name) => path.join(root, name))
}
