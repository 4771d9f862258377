import type { FoundPerson } from '@/privacy/person'
import { paths } from '@/paths'

export type Found = FoundPerson

export interface Erased {
  anonymised: number
  cancelled: number
}

/** The server could not read a phone or an address in what was typed. */
export const INVALID = 400

export const findPerson = (person: string) => ask<Found>('find', person)

export const erasePerson = (person: string) => ask<Erased>('erase', person)

export async function exportPerson(person: string, kind: 'html' | 'json'): Promise<Blob> {
  const response = await post('export', { as: kind === 'html' ? 'page' : 'json', person })
  if (kind === 'html') return response.blob()
  const text = JSON.stringify(await response.json(), null, 2)
  return new Blob([text], { type: 'application/json' })
}

async function ask<Answer>(act: 'erase' | 'find', person: string): Promise<Answer> {
  return (await (await post(act, { person })).json()) as Answer
}

async function post(act: 'erase' | 'export' | 'find', body: object): Promise<Response> {
  const response = await fetch(paths.privacyApi(act), {
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
