import { type Endpoint, Forbidden } from 'payload'

/**
 * Payload lets anyone create the first account, with any role. This refuses it; `npm run admin` creates the
 * account.
 */
export const closeRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
