import type { Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import { globalChanges } from '../access/samples'
import type { Place, Subject } from './runPairs'

interface Given {
  image: string
  payload: Payload
  token: string
}

const slug = 'home-page'

/** The home page: a global with versions. There is one, so that one pair is tried at a time. */
export function pageSubject({ image, payload, token }: Given): Subject<null> {
  const page = globalChanges[slug]?.({ image }) as { hero: object }
  const save = (data: object, query = '') =>
    request({ data, method: 'POST', path: `/globals/${slug}${query}`, payload, token })
  const team = (place: Place) => ({ team: { kicker: `Team ${place}`, title: 'Changed' } })

  return {
    async make() {
      const plain = {
        team: { kicker: 'Team', title: 'Changed' },
        plans: { kicker: 'Plans', title: 'Changed' },
      }
      await payload.updateGlobal({
        slug,
        data: { ...page, ...plain, _status: 'published' } as never,
      })
      return null
    },

    async seen() {
      const [shown, edited] = await Promise.all([
        payload.findGlobal({ slug, depth: 0 }),
        payload.findGlobal({ slug, depth: 0, draft: true }),
      ])
      return [shown, edited].map((one) => [one._status, one.team.kicker, one.plans.kicker])
    },

    writes: {
      publish: (_, place) => save({ _status: 'published', ...team(place) }),
      'publish another section': () =>
        save({ _status: 'published', plans: { kicker: 'New', title: 'Changed' } }),
      unpublish: () => save({ _status: 'draft' }, '?unpublishAllLocales=true'),
      'save a draft': (_, place) => save({ _status: 'draft', ...team(place) }, '?draft=true'),
    },
  }
}
