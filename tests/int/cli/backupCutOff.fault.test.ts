import path from 'node:path'
import { expect } from 'vitest'
import { refuseFullDatabase, refuseHalfRestored } from '@/cli/backup/restoreBackup'
import { backupHere, restoreHere } from '../../harness/backup/backupInProcess'
import { start, test, type Place } from '../../harness/backup/backupTest'
import { rawContent } from '../../harness/content/rawContent'
import { fillMany } from '../../harness/database/fillMany'

const count = 6_000

test('[V8] a restore that was cut off should say so, and begin again when told to', async ({
  backup,
  db,
  folder,
  newPlace,
  restore,
}) => {
  const from = newPlace()
  await fillMany({ count, db: db(from), words: 600 })
  const file = path.join(folder, 'large.tar.gz')
  await backupHere({ file, place: from })
  const again = `npm run restore -- ${file} --replace`
  const whole = await rawContent(db(from))

  const killed = newPlace()
  await db(killed).collection('Booking').insertOne({ name: 'Meera' })
  await cutOff(killed, 'SIGKILL')
  const refused = await restore({ args: [file], place: killed })
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain(`A restore of ${file} was interrupted`)
  expect(refused.said).toContain(again)
  await expect(refuseHalfRestored(db(killed))).rejects.toThrow(
    'was interrupted or is still running',
  )
  expect(await restore({ args: [file, '--replace'], place: killed })).toMatchObject({ code: 0 })
  expect(await rawContent(db(killed))).toMatchObject(whole)

  const ended = newPlace()
  const said = await cutOff(ended, 'SIGTERM')
  expect(said).toContain('was interrupted')
  expect(said).toContain(again)
  await expect(refuseFullDatabase(db(ended), file)).rejects.toThrow(
    `A restore of ${file} was interrupted`,
  )
  expect((await backup({ place: ended })).said).toContain('was interrupted or is still running')
  await restoreHere({ file, place: ended, parent: folder })
  expect(await rawContent(db(ended))).toMatchObject(whole)

  async function cutOff(place: Place, signal: NodeJS.Signals) {
    const script = 'src/cli/commands/restore.ts'
    const run = start({ args: [file, '--replace'], folder, place, script })
    const many = db(place).collection('Many')
    await expect.poll(() => many.findOne({}), { interval: 5, timeout: 240_000 }).toBeTruthy()
    run.signal(signal)
    await run.launcher
    expect(await many.countDocuments()).toBeLessThan(count)
    return run.said()
  }
})
