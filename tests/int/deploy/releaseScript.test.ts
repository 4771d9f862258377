import { chmod, chown, mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it } from 'vitest'
import { withStandIns } from '../../harness/database/standIns'

const isRoot = process.getuid?.() === 0

/** Accounts that the test machine need not have. */
const BUILDER = 60_001
const SITE = 60_002

const asUid = (uid: number) => ['--reuid', uid, '--regid', uid, '--clear-groups'].map(String)

/** Says the key to root, and builds for the other account, which finds no file of secrets. */
const node = `case "$*" in *-p*) echo the-key; exit;; esac
if [ -L .env ]; then exit 1; fi
mkdir .next
id -u >.next/account
echo "$NEXT_SERVER_ACTIONS_ENCRYPTION_KEY" >.next/key`

/** A server with three releases, of which the newest runs, and a repository with one commit. */
async function server({ curl = 'true', npm = 'true', withAccounts = false } = {}) {
  const stood = await withStandIns({
    curl,
    node,
    npm,
    systemctl: 'true',
    ...(withAccounts
      ? {
          install: `mkdir "$4"; chown ${BUILDER} "$4"`,
          runuser: `shift 3; exec setpriv ${asUid(BUILDER).join(' ')} "$@"`,
        }
      : { chown: 'true', install: 'mkdir "$4"', runuser: 'shift 3; exec "$@"' }),
  })
  const base = path.join(stood.folder, 'srv')
  const source = path.join(base, 'source')
  const origin = path.join(stood.folder, 'origin')
  await mkdir(origin)
  await writeFile(path.join(origin, 'package.json'), '{}')
  const git = (...words: string[]) =>
    execa('git', ['-C', origin, '-c', 'user.name=A', '-c', 'user.email=a@b.in', ...words])
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '.')
  await git('commit', '--quiet', '--message=First')
  await execa('git', ['clone', '--quiet', origin, source])
  for (const day of ['01', '02', '03']) {
    await mkdir(path.join(base, `releases/202601${day}-000000`), { recursive: true })
  }
  const newest = path.join(base, 'releases/20260103-000000')
  await execa('ln', ['-s', newest, path.join(base, 'current')])
  await writeFile(path.join(base, '.env'), 'PAYLOAD_SECRET=secret', { mode: 0o640 })
  await mkdir(path.join(base, 'data'))
  return {
    ...stood,
    base,
    current: () => readlink(path.join(base, 'current')),
    newest,
    release: (wanted = 'main') => stood.run('deploy/release.sh', [wanted], { BASE: base }),
    releases: async () => (await readdir(path.join(base, 'releases'))).sort(),
    commit: (await git('rev-parse', 'HEAD')).stdout,
  }
}

describe('[W2] deploy/release.sh', () => {
  it('should build beside the release that runs, then put it in its place', async () => {
    const { base, calls, commit, current, release, releases } = await server()
    const { code, said } = await release()
    expect([code, said]).toEqual([0, `${commit} runs.`])
    const now = await current()
    expect(await readdir(now)).toEqual(expect.arrayContaining(['.env', 'package.json']))
    expect(await readlink(path.join(now, '.env'))).toBe(path.join(base, '.env'))
    expect(await readFile(path.join(now, 'release.env'), 'utf8')).toBe(`DEPLOYMENT_ID=${commit}\n`)
    const order = (await calls())
      .map((call) => call.split(' ')[0])
      .filter((name) => name !== 'runuser')
    expect(order).toEqual(['node', 'install', 'npm', 'node', 'chown', 'systemctl', 'curl'])
    expect(await calls()).toContainEqual(expect.stringMatching(/^node .*bin\/next build$/))
    expect(await readFile(path.join(now, '.next/key'), 'utf8')).toBe('the-key\n')
    expect(await readlink(path.join(now, '.data'))).toBe(path.join(base, 'data'))
    // This one and two to go back to.
    expect(await releases()).toEqual(['20260102-000000', '20260103-000000', path.basename(now)])
  })

  it.skipIf(!isRoot)(
    'should build without the secrets of the site, whose account can then change nothing but data',
    async () => {
      const { base, calls, current, folder, release } = await server({
        npm: 'cat ../../.env >stolen; mkdir node_modules; echo code >node_modules/package.js',
        withAccounts: true,
      })
      await chmod(folder, 0o755)
      await chmod(path.join(folder, 'notes'), 0o666)
      await chown(path.join(base, 'releases'), 0, 0)
      await chown(path.join(base, 'data'), SITE, SITE)
      for (const one of ['srv/source', 'origin']) {
        await execa('chown', ['-R', String(BUILDER), path.join(folder, one)])
      }
      const { code, said } = await release()
      expect([code, said], (await calls()).join('\n')).toEqual([
        0,
        expect.stringContaining('Permission denied'),
      ])
      const now = await current()
      expect(await readFile(path.join(now, 'stolen'), 'utf8')).toBe('')
      expect(await readFile(path.join(now, '.next/account'), 'utf8')).toBe(`${BUILDER}\n`)
      const writable = async (uid: number) => {
        const find = [
          'find',
          base,
          '-path',
          path.join(base, 'source'),
          '-prune',
          '-o',
          '!',
          '-type',
          'l',
        ]
        const { stdout } = await execa('setpriv', [...asUid(uid), ...find, '-writable', '-print'], {
          reject: false,
        })
        return stdout.split('\n').filter(Boolean).sort()
      }
      expect(await writable(SITE)).toEqual([path.join(base, 'data')])
      expect(await writable(BUILDER)).toEqual([])
      const read = ['cat', path.join(now, 'node_modules/package.js')]
      expect((await execa('setpriv', [...asUid(SITE), ...read])).stdout).toBe('code')
    },
  )

  it('should go back when the new one does not answer', async () => {
    const { calls, current, newest, release } = await server({ curl: 'exit 22' })
    const { code, said } = await release()
    expect(code).toBe(1)
    expect(said).toContain('The release does not answer: journalctl -u jharokha')
    expect(said).toContain(`Back to ${newest}.`)
    expect(await current()).toBe(newest)
    expect((await calls()).filter((call) => call === 'systemctl restart jharokha')).toHaveLength(2)
  })

  it('should leave the one that runs alone when nothing was built, or nothing is so called', async () => {
    for (const [stand, wanted] of [
      [await server({ npm: 'exit 1' }), 'main'],
      [await server(), 'nothing-of-that-name'],
    ] as const) {
      expect((await stand.release(wanted)).code).toBe(1)
      expect(await stand.current()).toBe(stand.newest)
      expect(await stand.calls()).not.toContain('systemctl restart jharokha')
    }
  })
})
