import { bodyLimit } from '@collections/requests/bodyLimit'
import { refuseLargeBody } from '@collections/Booking/refuseLargeBody'
import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { requestProblems } from '@/messages/en/requestProblems'

type Handler = ReturnType<typeof REST_POST>

export const DELETE = REST_DELETE(config)
export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const PATCH = withLimit(REST_PATCH(config))
export const POST = withLimit(REST_POST(config))
export const PUT = REST_PUT(config)

/** A booking that is changed by the panel carries its history; only a visitor's must be small. */
function withLimit(handler: Handler): Handler {
  return async (request, args) => {
    const { slug } = await args.params
    const sent = request.method === 'POST' ? slug?.[0] : undefined
    const checked = await refuseLargeBody(request, bodyLimit(request, sent))
    if (checked instanceof Response) return checked
    return handler(checked, args).catch(malformed)
  }
}

/** Payload answers its own errors; what it reads to find out the method it does not guard. */
function malformed(error: unknown): Response {
  if ((error as Error).name !== 'SyntaxError') throw error
  return Response.json({ errors: [{ message: requestProblems.malformed }] }, { status: 400 })
}
