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

/** The settings of a unit by name; of one that is named several times the last. */
async function settings(name: string): Promise<Record<string, string>> {
  const lines = (await read(name)).matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, value]))
}

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

  it.skipIf(!analyze).each(['jharokha.service', 'jharokha-backup.service'])(
    'should let %s reach little of the machine',
    async (name) => {
      // Of 100, as systemd reckons; an ordinary service has 96.
      const limits = ['--offline=true', '--no-pager', '--threshold=16']
      const file = path.join(units, name)
      const { all, exitCode } = await execa('systemd-analyze', ['security', ...limits, file], {
        all: true,
        reject: false,
      })
      expect(exitCode, all).toBe(0)
    },
  )

  it('should start programs that are there', async () => {
    for (const name of ['jharokha.service', 'jharokha-backup.service']) {
      const [, command = ''] = /^ExecStart=(.*)$/m.exec(await read(name)) ?? []
      const files = command.match(/(?<=current\/)\S+|\bsrc\/\S+/g) ?? []
      expect(files.length, name).toBe(1)
      for (const file of files) await expect(readFile(file)).resolves.toBeTruthy()
    }
  })

  it('should leave the site more time to end than it takes', async () => {
    const { TimeoutStopSec } = await settings('jharokha.service')
    const [, ms = ''] =
      /SHUTDOWN_MS = (\d+_\d+)/.exec(await readFile('src/server/server.mjs', 'utf8')) ?? []
    expect(Number(TimeoutStopSec) * 1000).toBeGreaterThan(Number(ms.replace('_', '')))
  })

  it.skipIf(!analyze)('should back up each night at half past two in Jaipur', async () => {
    const { OnCalendar = '', Persistent } = await settings('jharokha-backup.timer')
    const ask = ['calendar', '--base-time=2026-01-01 12:00:00 UTC', '--iterations=2', OnCalendar]
    const { stdout } = await execa('systemd-analyze', ask, { env: { TZ: 'UTC' } })
    const times = [...stdout.matchAll(/2026-01-\d\d \d\d:\d\d:\d\d UTC/g)].map(([time]) => time)
    expect([...new Set(times)]).toEqual(['2026-01-01 21:00:00 UTC', '2026-01-02 21:00:00 UTC'])
    expect(Persistent).toBe('yes')
  })
})
