import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSummary } from '@/cli/backup/archive'
import { backupOrder } from '@/cli/backup/makeBackup'
import { restoreOrder } from '@/cli/backup/restoreBackup'

describe('[V8] what is typed after backup and restore', () => {
  it('should name the archive after the moment unless it is told', () => {
    const now = new Date('2026-11-22T06:07:08.900Z')
    expect(backupOrder({ args: [], now })).toBe(
      path.resolve('.data/backups/2026-11-22T06-07-08Z.tar.gz'),
    )
    expect(backupOrder({ args: ['a.tar.gz'], now })).toBe(path.resolve('a.tar.gz'))
    expect(backupOrder({ args: ['/mnt/a.tar.gz'], now })).toBe('/mnt/a.tar.gz')
  })

  it.each([[['a', 'b']], [['--all']]])('should refuse %j for a backup', (args) => {
    expect(() => backupOrder({ args, now: new Date() })).toThrow('npm run backup -- FILE.tar.gz')
  })

  it('should restore one file, and replace only when told', () => {
    const file = path.resolve('a.tar.gz')
    expect(restoreOrder(['a.tar.gz'])).toEqual({ file, replace: false })
    expect(restoreOrder(['--replace', 'a.tar.gz'])).toEqual({ file, replace: true })
  })

  it.each([[[]], [['--replace']], [['a', 'b']], [['a', '--replaced']]])(
    'should refuse %j for a restore',
    (args) => {
      expect(() => restoreOrder(args)).toThrow('Name the backup: npm run restore')
    },
  )
})

describe('[V8] the content of a backup', () => {
  it('should be summed up in a line', () => {
    const files = {
      'database/A.bson': { documents: 3, sha256: '' },
      'database/B.bson': { documents: 0, sha256: '' },
      'media/a.webp': { sha256: '' },
    }
    expect(contentSummary({ files })).toBe('3 documents in 2 collections, 1 picture')
  })
})
