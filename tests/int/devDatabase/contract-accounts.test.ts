import { AuthenticationError, LockedAuth } from 'payload'
import { describe, expect, it } from 'vitest'
import { dish, contractPayload } from './contractPayload'

const payload = contractPayload()

const cooks = { collection: 'cooks' }

async function login(email: string, password: string) {
  return payload()
    .login({ ...cooks, data: { email, password } })
    .then(
      ({ user }) => user.email,
      (error: unknown) => error,
    )
}

async function cook(email: string) {
  await payload().create({ ...cooks, data: { email, password: 'right-and-long' } })
  return email
}

describe('accounts', () => {
  it('should be locked after three wrong passwords, for the right one too [A6]', async () => {
    const email = await cook('locked@example.test')
    for (let round = 0; round < 3; round++) {
      expect(await login(email, 'wrong')).toBeInstanceOf(AuthenticationError)
    }
    expect(await login(email, 'right-and-long')).toBeInstanceOf(LockedAuth)
  })

  it('should count from nothing again after a right password [A6]', async () => {
    const email = await cook('careful@example.test')
    for (const round of [1, 2]) {
      await login(email, 'wrong')
      await login(email, 'wrong')
      expect(await login(email, 'right-and-long'), `round ${round}`).toBe(email)
    }
  })

  it('should be locked under ten wrong passwords at once [A6]', async () => {
    const email = await cook('flooded@example.test')
    await Promise.all(Array.from({ length: 10 }, () => login(email, 'wrong')))
    expect(await login(email, 'right-and-long')).toBeInstanceOf(LockedAuth)
  })

  it('should have one owner of an e-mail address, however it is written [A6]', async () => {
    await cook('one@example.test')
    await expect(cook('ONE@example.test')).rejects.toMatchObject({
      data: { errors: [{ path: 'email' }] },
    })
  })
})

describe('jobs', () => {
  const jobs = { collection: 'payload-jobs' }
  const queue = (name: string, failures: number) =>
    payload().jobs.queue({ task: 'serve', input: { dish: name, failures } })

  it('should be run once and be done [E1]', async () => {
    const { id } = await queue('dal', 0)
    await payload().jobs.run({ silent: true })
    await payload().jobs.run({ silent: true })
    const job = await payload().findByID({ ...jobs, id })
    expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
    expect(job.completedAt).toBeTruthy()
    expect(job.log).toMatchObject([{ taskSlug: 'serve', state: 'succeeded' }])
  })

  // Payload 3.90.2 finds jobs and marks them in two steps, on every server: two runners may take the same one
  it('should act once under five runners when the task compares and swaps [E1]', async () => {
    const { id } = await payload().create(dish({ price: 0 }))
    await payload().jobs.queue({ task: 'claim', input: { dish: id } })
    const runners = Array.from({ length: 5 }, () => payload().jobs.run({ silent: true }))
    await Promise.all(runners)
    expect(await payload().findByID({ collection: 'dishes', id })).toMatchObject({ price: 1 })
  })

  it('should be tried again after a failure, and keep what went wrong [E1]', async () => {
    const { id } = await queue('laal', 1)
    await payload().jobs.run({ silent: true })
    const failed = await payload().findByID({ ...jobs, id })
    expect(failed).toMatchObject({ hasError: false, totalTried: 1 })
    expect(failed.completedAt ?? null).toBeNull()
    await payload().jobs.run({ silent: true })
    const job = await payload().findByID({ ...jobs, id })
    expect(job.completedAt).toBeTruthy()
    expect(job.log).toMatchObject([{ state: 'failed' }, { state: 'succeeded' }])
  })

  it('should be given up after the last try [E1]', async () => {
    const { id } = await queue('ghevar', 99)
    for (let round = 0; round < 4; round++) await payload().jobs.run({ silent: true })
    expect(await payload().findByID({ ...jobs, id })).toMatchObject({
      hasError: true,
      totalTried: 3,
    })
  })
})
