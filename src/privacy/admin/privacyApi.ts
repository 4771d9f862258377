import * as z from 'zod/mini'
import * as apiPaths from '@/apiPaths'

const text = z.nullable(z.string())

const foundSchema = z.object({
  also: z.array(z.string()),
  live: z.number(),
  person: z.string(),
  requests: z.array(
    z.object({
      id: z.string(),
      isInTrash: z.boolean(),
      name: text,
      received: text,
      reference: text,
    }),
  ),
  trash: z.number(),
})

const erasedSchema = z.object({ anonymised: z.number(), cancelled: z.number() })

export type Found = z.infer<typeof foundSchema>
export type Erased = z.infer<typeof erasedSchema>

/** The typed text is neither a phone number nor an email address. */
export const INVALID = 400

export const requestPerson = async (person: string) =>
  foundSchema.parse(await (await post('find', { person })).json())

export const requestErasure = async (person: string) =>
  erasedSchema.parse(await (await post('erase', { person })).json())

export async function requestExport(person: string, kind: 'html' | 'json'): Promise<Blob> {
  const response = await post('export', { as: kind === 'html' ? 'page' : 'json', person })
  if (kind === 'html') return response.blob()
  const text = JSON.stringify(await response.json(), null, 2)
  return new Blob([text], { type: 'application/json' })
}

async function post(act: 'erase' | 'export' | 'find', body: object): Promise<Response> {
  const response = await fetch(apiPaths.privacy(act), {
    method: 'POST',
    body: JSON.stringify(body),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  })
  if (response.ok) return response
  throw Object.assign(new Error(`The server answered ${response.status}`), {
    status: response.status,
  })
}

export function saveFile({ file, name }: { file: Blob; name: string }) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { download: name, href: url })
  link.click()
  URL.revokeObjectURL(url)
}
