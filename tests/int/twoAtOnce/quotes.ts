import type { Payload } from 'payload'
import type * as answers from '@/quote/customer/answerQuote'
import type { StoredQuote } from '@/quote/rules/quote'
import { request } from '../../harness/requests/rest'
import { content, hashOf, makeBooking, tokenOf } from '../quote/quoteStage'
import type { Subject } from './runPairs'

interface Given {
  customer: typeof answers
  payload: Payload
  sales: string
  updateTimelines: (run: { payload: Payload }) => Promise<number>
}

interface Scene {
  hash: string
  quote: StoredQuote
  token: string
}

/** A quote that was sent and whose next version is a draft: staff on one side, the customer on the other. */
export function quoteSubject({ customer, payload, sales, updateTimelines }: Given): Subject<Scene> {
  const ask = async (path: string, data: object) => {
    const sent = { data, method: 'POST', path: `/quotes${path}`, payload, token: sales }
    const { body, status } = await request(sent)
    return { status, ...(body as unknown as { quote: StoredQuote; url: string }) }
  }
  const answer = (step: Promise<unknown>) =>
    step.then(
      () => ({ status: 200 }),
      (error: Error) => ({ status: error.name.startsWith('Quote') ? 409 : 500 }),
    )

  return {
    async make() {
      const { id } = await makeBooking(payload)
      const { quote: draft } = await ask(`/for/${id}`, { content: content(), revision: 0 })
      const { quote: sent, url } = await ask(`/${draft.id}/send`, {
        revision: draft.revision,
        way: 'copied',
      })
      const { quote } = await ask(`/${sent.id}/new-version`, { revision: sent.revision })
      return { hash: hashOf(sent), quote, token: tokenOf(url) }
    },
    async seen({ quote: { booking } }) {
      await updateTimelines({ payload })
      const { docs } = await payload.find({
        collection: 'quotes',
        where: { booking: { equals: booking } },
      })
      const { timeline } = await payload.findByID({ collection: 'bookings', id: booking })
      const versions = (docs[0]?.versions ?? []) as unknown as StoredQuote['versions']
      return [
        versions.map((version) => [
          Boolean(version.issued),
          version.content.note,
          version.acceptance?.name,
          Boolean(version.supersededAt),
          Boolean(version.firstSeenAt),
          version.changeRequests?.length,
        ]),
        docs[0]?.links?.length,
        (timeline ?? []).map(({ outcome }) => outcome).sort(),
      ]
    },
    writes: {
      'save the draft': ({ quote: { booking, revision } }, place) =>
        ask(`/for/${booking}`, { content: content({ note: place }), revision }),
      'send it': ({ quote: { id, revision } }) => ask(`/${id}/send`, { revision, way: 'copied' }),
      'accept the version before': ({ hash, token }, place) =>
        answer(customer.acceptQuote(payload, { hash, name: place, taken: [], token })),
      'ask for a change': ({ token }) =>
        answer(customer.requestChange(payload, { text: 'Cheaper', token })),
      'open it': ({ token }) => answer(customer.markSeen(payload, token)),
    },
  }
}
