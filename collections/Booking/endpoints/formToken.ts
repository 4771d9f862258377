import type { Endpoint } from 'payload'
import { makeFormToken } from '@/domain/formToken'

/** Asked for when a form opens: pages are kept for long, so none can carry the moment itself. */
export const formToken: Endpoint = {
  path: '/form-token',
  method: 'get',
  handler: ({ payload }) =>
    Response.json(
      { token: makeFormToken({ issuedAt: Date.now(), key: payload.secret }) },
      { headers: { 'Cache-Control': 'no-store' } },
    ),
}
