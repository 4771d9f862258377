import { refuseLargeBody } from '@/booking/create/refuseLargeBody'
import { answerOutage, keepSession } from '@/platform/outage'
import { bodyLimit } from '@/platform/guardRequests'
import { FORM_PATIENCE_MS } from '@/rules/constants'
import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { requestProblems } from '@/i18n/en/requestProblems'
import { getPayload } from 'payload'

type Handler = ReturnType<typeof REST_POST>

/** What visitors send, and people at the door. */
const formSlugs = ['bookings', 'users']

const begun = () => getPayload({ config, cron: true })

export const DELETE = whenBegun(REST_DELETE(config))
export const GET = whenBegun(REST_GET(config))
export const OPTIONS = whenBegun(REST_OPTIONS(config))
export const PATCH = withLimit(REST_PATCH(config))
export const POST = withLimit(REST_POST(config))
export const PUT = whenBegun(REST_PUT(config))

function whenBegun(handler: Handler): Handler {
  return (request, args) =>
    answerOutage({
      begun,
      handle: async () => {
        const response = await handler(request, args)
        return keepSession({ payload: await begun(), request, response })
      },
    })
}

/** A booking that is changed by the panel carries its history; only a visitor's must be small. */
function withLimit(handler: Handler): Handler {
  return async (request, args) => {
    const [slug = ''] = (await args.params).slug ?? []
    const isNew = request.method === 'POST'
    const checked = await refuseLargeBody(request, bodyLimit(request, isNew ? slug : undefined))
    if (checked instanceof Response) return checked
    return answerOutage({
      begun,
      handle: async () => {
        const response = await handler(checked, args).catch(malformed)
        return keepSession({ payload: await begun(), request, response })
      },
      patience: isNew && formSlugs.includes(slug) ? FORM_PATIENCE_MS : undefined,
    })
  }
}

/** Payload answers its own errors; what it reads to find out the method it does not guard. */
function malformed(error: unknown): Response {
  if ((error as Error).name !== 'SyntaxError') throw error
  return Response.json({ errors: [{ message: requestProblems.malformed }] }, { status: 400 })
}
