import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { describe, expect, it } from 'vitest'
import { withStandIns } from '../../harness/database/standIns'

const DAY_MS = 24 * 60 * 60 * 1000

async function server({ makes = 'echo archive >"$1"', restic = 'cat >/dev/null' } = {}) {
  const { calls, folder, run } = await withStandIns({ makes, restic })
  const archives = path.join(folder, 'archives')
  await mkdir(archives)
  for (const days of [1, 6, 9, 30]) {
    const file = path.join(archives, `old-${days}.tar.gz`)
    await writeFile(file, 'old')
    const then = new Date(Date.now() - days * DAY_MS)
    await utimes(file, then, then)
  }
  const env = { BACKUP_COMMAND: 'makes', BACKUP_FOLDER: archives, RESTIC_REPOSITORY: '/elsewhere' }
  return {
    archives,
    backUp: (more: Record<string, string> = {}) => run('deploy/backup.sh', [], { ...env, ...more }),
    calls,
    left: async () => (await readdir(archives)).filter((name) => name.startsWith('old')).sort(),
    made: async () => (await readdir(archives)).filter((name) => !name.startsWith('old')),
  }
}

describe('[V8] deploy/backup.sh', () => {
  it('should keep a week here, and a copy elsewhere by day, week and month', async () => {
    const { archives, backUp, calls, left, made } = await server()
    expect(await backUp()).toEqual({ code: 0, said: '' })
    expect(await left()).toEqual(['old-1.tar.gz', 'old-6.tar.gz'])
    const [name = ''] = await made()
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/)
    expect((await stat(path.join(archives, name))).mode & 0o777).toBe(0o600)
    expect(await calls()).toEqual([
      `makes ${path.join(archives, name)}`,
      'restic backup --host jharokha --stdin --stdin-filename jharokha.tar.gz',
      'restic forget --host jharokha --keep-daily 7 --keep-weekly 4 --keep-monthly 12 --prune',
    ])
  })

  it.each([
    { makes: 'echo "no database" >&2; exit 1', said: 'no database' },
    { makes: 'true', said: 'was not written.' },
  ])(
    'should fail and delete nothing when no archive came about: $said',
    async ({ makes, said }) => {
      const { backUp, calls, left } = await server({ makes })
      const answer = await backUp()
      expect(answer.code).toBe(1)
      expect(answer.said).toContain(said)
      expect(await left()).toHaveLength(4)
      expect((await calls()).filter((call) => call.startsWith('restic'))).toEqual([])
    },
  )

  it('should fail where no place elsewhere is named, with the archive made', async () => {
    const { backUp, made } = await server()
    const { code, said } = await backUp({ RESTIC_REPOSITORY: '' })
    expect(code).toBe(1)
    expect(said).toContain('RESTIC_REPOSITORY is not set')
    expect(await made()).toHaveLength(1)
  })

  it('should fail when the copy elsewhere does', async () => {
    const { backUp } = await server({ restic: 'cat >/dev/null; exit 3' })
    expect((await backUp()).code).toBe(3)
  })

  it('should let mongodump read the database where it is installed, and pack the pictures beside it', async () => {
    const mongodump = `for word in "$@"; do case $word in
      --config=*) cat "\${word#*=}" >&2;;
      --archive=*) echo documents >"\${word#*=}";;
    esac; done`
    const { calls, folder, run } = await withStandIns({ mongodump, restic: 'cat >/dev/null' })
    const [archives, media] = ['archives', 'media'].map((name) => path.join(folder, name))
    for (const made of [archives, media]) await mkdir(made ?? '')
    await writeFile(path.join(media ?? '', 'lamp.webp'), 'a lamp')
    const uri = 'mongodb://site:secret@db.example.com/jharokha'
    const { code, said } = await run('deploy/backup.sh', [], {
      BACKUP_FOLDER: archives ?? '',
      DATABASE_URI: uri,
      MEDIA_DIR: media ?? '',
      RESTIC_REPOSITORY: '/elsewhere',
    })
    expect([code, said]).toEqual([0, `uri: "${uri}"`])
    const [name = '', ...more] = await readdir(archives ?? '')
    expect(more).toEqual([])
    const packed = path.join(archives ?? '', name)
    expect((await stat(packed)).mode & 0o777).toBe(0o600)
    await extract({ cwd: folder, file: packed })
    expect(await readFile(path.join(folder, 'database.gz'), 'utf8')).toBe('documents\n')
    expect(await readFile(path.join(folder, 'media/lamp.webp'), 'utf8')).toBe('a lamp')
    const [dump = ''] = await calls()
    expect(dump).toMatch(/^mongodump .*--gzip$/)
    expect(dump).not.toContain('secret')
  })
})
