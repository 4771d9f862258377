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

const post = REST_POST(config)

export const DELETE = REST_DELETE(config)
export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)

/** Pictures may be large, a booking may not. */
export const POST: typeof post = async (request, args) => {
  const { slug } = await args.params
  if (slug?.[0] !== 'bookings') return post(request, args)
  const checked = await refuseLargeBody(request)
  return checked instanceof Response ? checked : post(checked, args)
}
