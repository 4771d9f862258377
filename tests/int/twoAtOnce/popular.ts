import type { Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import { samples } from '../access/samples'
import type { Subject } from './runPairs'

interface Scene {
  first: string
  second: string
}

interface Given {
  payload: Payload
  token: string
}

const collection = 'pricing-plans'

/** Two plans, of which one at most may be popular. There are no others. */
export function popularSubject({ payload, token }: Given): Subject<Scene> {
  const patch = (id: string, popular: boolean) =>
    request({
      data: { _status: 'published', popular },
      method: 'PATCH',
      path: `/${collection}/${id}`,
      payload,
      token,
    })

  async function makePlan(popular: boolean) {
    const sample = samples[collection]?.({ image: '', user: '' })
    const data = { ...sample, _status: 'published', popular } as never
    return (await payload.create({ collection, data, depth: 0 })).id
  }

  return {
    async make() {
      await payload.delete({ collection, where: {} })
      return { first: await makePlan(false), second: await makePlan(false) }
    },

    async seen({ first }) {
      const where = { popular: { equals: true } }
      const { docs } = await payload.find({ collection, depth: 0, where })
      return docs.map(({ id }) => (id === first ? 'first' : 'second'))
    },

    writes: {
      'make the first popular': ({ first }) => patch(first, true),
      'make the second popular': ({ second }) => patch(second, true),
      'make the first ordinary': ({ first }) => patch(first, false),
    },
  }
}
