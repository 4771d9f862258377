import {
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload'
import type { z } from 'zod'
import { may, type Right } from './roles'

type SignedInRequest = PayloadRequest & { user: TypedUser }

interface EndpointWithRight extends Omit<Endpoint, 'handler'> {
  answer: (req: SignedInRequest) => Promise<object>
  right: Right
}

/** An endpoint for users with `right`. An answer that is not a Response is sent as JSON. */
export const endpointWithRight = ({ answer, right, ...place }: EndpointWithRight): Endpoint => ({
  ...place,
  handler: async (req) => {
    if (!may(req.user, right)) throw new Forbidden(req.t)
    return uncached(await answer(req as SignedInRequest))
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
