import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSummary, documentsFile } from '@/cli/backup/archive'
import { splitDocuments } from '@/cli/backup/database'
import { backupOrder } from '@/cli/backup/makeBackup'
import { restoreOrder } from '@/cli/backup/restoreBackup'
import { databaseDriver } from '@/databaseClient'

const { deserialize, serialize } = databaseDriver().BSON

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
      expect(() => restoreOrder(args)).toThrow('Say which backup: npm run restore')
    },
  )
})

describe('[V8] the documents of a backup', () => {
  it('should have a file of their own, whatever the name of the collection', () => {
    expect(documentsFile('a/../b:c')).toBe('database/a%2F..%2Fb%3Ac.bson')
  })

  it('should come whole, and in order', () => {
    const documents = Array.from({ length: 1_203 }, (_none, number) =>
      serialize({ number, words: 'x'.repeat(number * 5) }),
    )
    const found = splitDocuments(Buffer.concat(documents))
    expect(found.map((bytes) => deserialize(bytes).number)).toEqual(documents.map((_, n) => n))
  })

  it.each([
    ['a cut', Buffer.from(serialize({ a: 1 })).subarray(0, 9)],
    ['no length', Buffer.alloc(8)],
    ['too few bytes', Buffer.alloc(3)],
  ])('should be refused with %s', (_name, bytes) => {
    expect(() => splitDocuments(bytes)).toThrow('not whole')
  })

  it('should be summed up in a line', () => {
    const files = {
      'database/A.bson': { documents: 3, sha256: '' },
      'database/B.bson': { documents: 0, sha256: '' },
      'media/a.webp': { sha256: '' },
    }
    expect(contentSummary({ files })).toBe('3 documents in 2 collections, 1 picture')
  })
})
