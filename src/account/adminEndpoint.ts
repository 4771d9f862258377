import {
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload'
import type { z } from 'zod'
import { isAdmin } from './access'

type AdminRequest = PayloadRequest & { user: TypedUser }

interface AdminEndpoint extends Omit<Endpoint, 'handler'> {
  answer: (req: AdminRequest) => Promise<object>
}

/** For administrators alone; an answer that is no Response becomes JSON. */
export const adminEndpoint = ({ answer, ...place }: AdminEndpoint): Endpoint => ({
  ...place,
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    return uncached(await answer(req as AdminRequest))
  },
})

export const uncached = (answer: object): Response =>
  answer instanceof Response
    ? answer
    : Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })

export async function bodyOf<Body>(
  req: PayloadRequest,
  schema: z.ZodType<Body>,
  problem: { message: string; path: string },
): Promise<Body> {
  const body = schema.safeParse(await req.json?.())
  if (body.success) return body.data
  throw new ValidationError({ errors: [problem] }, req.t)
}
