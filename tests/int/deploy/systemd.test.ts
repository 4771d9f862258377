import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, onTestFinished } from 'vitest'
import which from 'which'
import { childEnv } from '@/env'
import { SHUTDOWN_MS } from '@/server/background.mjs'

const units = 'deploy/systemd'
const analyze = await which('systemd-analyze', { nothrow: true, path: childEnv({}).PATH ?? '' })
const read = (name: string) => readFile(path.join(units, name), 'utf8')

/** Nothing here starts a unit: what it is given is read. The settings by name; of one that is named several times the last. */
async function settings(name: string): Promise<Record<string, string>> {
  const lines = (await read(name)).matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, value]))
}

/** systemd-analyze adds up their weights, so that it does not miss a single one. */
const confined = {
  AmbientCapabilities: '',
  CapabilityBoundingSet: '',
  LockPersonality: 'yes',
  NoNewPrivileges: 'yes',
  PrivateDevices: 'yes',
  PrivateTmp: 'yes',
  PrivateUsers: 'yes',
  ProtectClock: 'yes',
  ProtectControlGroups: 'yes',
  ProtectHome: 'yes',
  ProtectHostname: 'yes',
  ProtectKernelLogs: 'yes',
  ProtectKernelModules: 'yes',
  ProtectKernelTunables: 'yes',
  ProtectProc: 'invisible',
  ProtectSystem: 'strict',
  RemoveIPC: 'yes',
  RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  RestrictNamespaces: 'yes',
  RestrictRealtime: 'yes',
  RestrictSUIDSGID: 'yes',
  SystemCallArchitectures: 'native',
  SystemCallErrorNumber: 'EPERM',
  SystemCallFilter: '~@privileged',
  UMask: '0077',
  User: 'jharokha',
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

  it.each(['jharokha.service', 'jharokha-backup.service'])(
    'should leave %s no right that it does not need',
    async (name) => {
      expect(await settings(name)).toMatchObject(confined)
      expect(await read(name)).toMatch(/^SystemCallFilter=@system-service$/m)
    },
  )

  it('should leave the site no more memory and processes than a container', async () => {
    const compose = await readFile('compose.vps.yaml', 'utf8')
    const limit = (key: string) => new RegExp(`^ +${key}: (\\w+)$`, 'm').exec(compose)?.[1]
    expect(await settings('jharokha.service')).toMatchObject({
      MemoryMax: limit('mem_limit')?.toUpperCase(),
      MemorySwapMax: '0',
      TasksMax: limit('pids_limit'),
    })
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
    const { TimeoutStopSec } = await settings('jharokha.service')
    expect(Number(TimeoutStopSec) * 1000).toBeGreaterThan(SHUTDOWN_MS)
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
