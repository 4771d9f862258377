import { type Endpoint, Forbidden } from 'payload'

/** Payload lets anyone create the first account, with any role. Here `npm run admin` creates it. */
export const closeRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
