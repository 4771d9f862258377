import { handleApi } from '@/api/handleApi'
import { request } from '../../harness/requests/rest'
import type { Stage } from './stage'

export interface Upload {
  bytes: Buffer | string
  name: string
  /** As `?uploadEdits[crop][x]=0`: what the editor of the panel sends. */
  query?: string
  type: string
}

interface Stored {
  id: string
  filename: string
  filesize: number
  height: number
  mimeType: string
  sizes: Record<string, { filename: string | null; mimeType: string | null }>
  width: number
}

/** Uploads it as a browser would, for a member of staff. */
export async function uploadPicture({
  bytes,
  name,
  query = '',
  stage,
  type,
}: Upload & { stage: Stage }) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A lamp' }))
  form.set('file', new File([new Uint8Array(Buffer.from(bytes))], name, { type }))
  const { payload } = stage
  const { token } = stage.attempts.staff
  const asked = { data: form, method: 'POST', path: `/media${query}`, payload, token }
  const { body, status } = await request(asked)
  return { doc: body.doc as unknown as Stored | undefined, errors: body.errors, status }
}

export async function fetchPicture({ filename, stage }: { filename: string; stage: Stage }) {
  const { config } = stage.payload
  const url = `${config.serverURL}/api/media/file/${encodeURIComponent(filename)}`
  const answer = await handleApi({ config, request: new Request(url) })
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type'),
  }
}
