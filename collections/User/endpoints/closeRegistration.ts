import type { Endpoint } from 'payload'
import { Forbidden } from 'payload'

/**
 * Payload lets anybody make the first account, with any role, while there is none. Here the first
 * administrator is made by a command (`npm run admin`), so this door stays shut.
 */
export const closeRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
