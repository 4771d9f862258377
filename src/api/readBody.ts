import { MalformedRequest } from './malformedRequest'

type Data = Record<string, unknown>

/** Only the server sets these; sent along, they could rewrite history. */
const ofServer = ['__v', '_id', 'createdAt', 'updatedAt']

/** Reads what was sent as Payload would, once: JSON, or a form whose `_payload` is JSON. */
export async function readBody(request: Request) {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  const form = type.includes('multipart/') ? await formOf(request) : undefined
  const data = parsed(await textOf(request, type, form))
  for (const name of ofServer) delete data[name]
  const text = JSON.stringify(data)
  form?.set('_payload', text)
  return { data, withBody: () => anew(request, form ?? text) }
}

async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined)
  const isOdd = (part: File | string) => part instanceof File && /\p{Cc}/u.test(part.name)
  if (!form || [...form.values()].some(isOdd)) throw new MalformedRequest()
  return form
}

async function textOf(request: Request, type: string, form?: FormData): Promise<string> {
  const sent = form ? form.get('_payload') : null
  if (form) return typeof sent === 'string' ? sent : ''
  return type === 'application/json' ? request.text() : ''
}

export function parsed(text: string): Data {
  let data: unknown
  try {
    data = text === '' ? {} : JSON.parse(text)
  } catch {
    throw new MalformedRequest()
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new MalformedRequest()
  return data as Data
}

function anew({ headers: sent, method, signal, url }: Request, body: FormData | string): Request {
  const headers = new Headers(sent)
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  // A form names the boundary of its parts anew.
  else headers.delete('content-type')
  return new Request(url, { body, headers, method, signal })
}
