import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, onTestFinished } from 'vitest'
import which from 'which'
import { childEnv } from '@/env'

const units = 'deploy/systemd'
const analyze = await which('systemd-analyze', { nothrow: true, path: childEnv({}).PATH ?? '' })
const read = (name: string) => readFile(path.join(units, name), 'utf8')

/** The units with the paths of this machine in place of the server's. */
async function localUnits() {
  const folder = await mkdtemp(path.join(tmpdir(), 'units-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  const names = await readdir(units)
  for (const name of names) {
    const text = (await read(name))
      .replaceAll('/srv/jharokha/current', process.cwd())
      .replaceAll('/usr/bin/node', process.execPath)
    await writeFile(path.join(folder, name), text)
  }
  return names.map((name) => path.join(folder, name))
}

describe('[W2] the systemd units', () => {
  it.skipIf(!analyze)('should be what systemd-analyze verify accepts without a word', async () => {
    const { all, exitCode } = await execa(
      'systemd-analyze',
      ['verify', '--man=no', ...(await localUnits())],
      { all: true, reject: false },
    )
    expect([exitCode, all]).toEqual([0, ''])
  })

  it('should start programs that are there', async () => {
    for (const name of ['jharokha.service', 'jharokha-backup.service']) {
      const [, command = ''] = /^ExecStart=(.*)$/m.exec(await read(name)) ?? []
      const files = command.match(/(?<=current\/)\S+|\bsrc\/\S+/g) ?? []
      expect(files.length, name).toBe(1)
      for (const file of files) await expect(readFile(file)).resolves.toBeTruthy()
    }
  })

  it('should leave the site more time to end than it takes', async () => {
    const [, grace = ''] =
      /grace = ([\d_]+)/.exec(await readFile('src/cli/commands/start.ts', 'utf8')) ?? []
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(await read('jharokha.service')) ?? []
    expect(Number(seconds) * 1000).toBeGreaterThan(Number(grace.replaceAll('_', '')))
  })

  it('should back up each night, also one that the machine was off', async () => {
    const timer = await read('jharokha-backup.timer')
    expect(timer).toContain('OnCalendar=*-*-* 02:30:00 Asia/Kolkata')
    expect(timer).toContain('Persistent=true')
  })
})
