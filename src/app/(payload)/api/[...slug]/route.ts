import { getPayload } from 'payload'
import config from '@payload-config'
import { handleApi } from '@/api/handleApi'
import { answerOutage, keepSession } from '@/api/outage'
import { FORM_PATIENCE_MS } from '@/rateLimit/withTimeout'

const formSlugs = ['bookings', 'users']

export const DELETE = answer
export const GET = answer
export const OPTIONS = answer
export const PATCH = answer
export const POST = answer
export const PUT = answer

interface Args {
  params: Promise<{ slug: string[] }>
}

async function answer(request: Request, { params }: Args): Promise<Response> {
  const slug = request.method === 'POST' ? (await params).slug[0] : undefined
  const begun = () => getPayload({ config, cron: true })
  return answerOutage({
    begun,
    handle: async () => {
      const response = await handleApi({ config, request })
      return keepSession({ payload: await begun(), request, response })
    },
    patience: slug && formSlugs.includes(slug) ? FORM_PATIENCE_MS : undefined,
  })
}
