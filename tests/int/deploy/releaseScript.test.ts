import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it } from 'vitest'
import { withStandIns } from '../../harness/standIns'

const asAccount = 'shift 3; exec "$@"'

/** A server with three releases, of which the newest runs, and a repository with one commit. */
async function server({ curl = 'true', npm = 'true' } = {}) {
  const stood = await withStandIns({
    curl,
    node: 'true',
    npm,
    runuser: asAccount,
    systemctl: 'true',
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
  await writeFile(path.join(base, '.env'), '')
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
    expect(order).toEqual(['npm', 'node', 'systemctl', 'curl'])
    expect((await calls()).find((call) => call.startsWith('node'))).toContain('bin/next build')
    // This one and two to go back to.
    expect(await releases()).toEqual(['20260102-000000', '20260103-000000', path.basename(now)])
  })

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
