import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addCompileHints } from '@/server/compileHints.mjs'

it('[P14] the scripts that every page loads should begin with V8’s hint, and no other', async () => {
  const distDir = await mkdtemp(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rm(distDir, { recursive: true }))
  await mkdir(path.join(distDir, 'static'))
  const write = (file: string, text: string) => writeFile(path.join(distDir, file), text)
  await write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/react.js'] }))
  await write('static/react.js', 'react()')
  await write('static/charts.js', 'charts()')
  await addCompileHints({ distDir })
  const read = (file: string) => readFile(path.join(distDir, file), 'utf8')
  expect(await read('static/react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()')
  expect(await read('static/charts.js')).toBe('charts()')
})
