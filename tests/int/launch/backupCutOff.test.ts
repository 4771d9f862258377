import path from 'node:path'
import { expect } from 'vitest'
import { test } from '../../harness/backupStageTest'
import { start } from '../../harness/backupTest'
import { fillMany } from '../../harness/fillMany'
import { rawContent } from '../../harness/rawContent'

test.for(['SIGKILL', 'SIGTERM'] as const)(
  '[V8] a restore that %s cut off should say so, and begin again when told to',
  { timeout: 120_000 },
  async (signal, { backup, db, folder, newPlace, restore, stage: { to } }) => {
    const from = newPlace()
    await fillMany({ count: 6_000, db: db(from), words: 600 })
    const file = path.join(folder, 'large.tar.gz')
    await backup({ args: [file], place: from })
    const script = 'src/launch/restore.ts'
    const run = start({ args: [file, '--replace'], folder, place: to, script })
    const many = db(to).collection('Many')
    await expect.poll(() => many.findOne({}), { interval: 5, timeout: 30_000 }).toBeTruthy()
    run.signal(signal)
    await run.launcher
    expect(await many.countDocuments()).toBeLessThan(6_000)
    const again = `npm run restore -- ${file} --replace`
    if (signal === 'SIGTERM') expect(run.said()).toContain(`was cut off`)
    if (signal === 'SIGTERM') expect(run.said()).toContain(again)

    const refused = await restore({ args: [file], place: to })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain(`A restore of ${file} was cut off`)
    expect(refused.said).toContain(again)
    expect((await backup({ place: to })).said).toContain('which is no backup')

    expect(await restore({ args: [file, '--replace'], place: to })).toMatchObject({ code: 0 })
    expect(await rawContent(db(to))).toMatchObject(await rawContent(db(from)))
  },
)
