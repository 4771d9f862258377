import type { FoundPerson } from '@collections/privacy/findPerson'
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

export const exportPerson = (person: string) => ask<object>('export', person)

async function ask<Answer>(act: 'erase' | 'export' | 'find', person: string): Promise<Answer> {
  const response = await fetch(paths.privacyApi(act), {
    method: 'POST',
    body: JSON.stringify({ person }),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  })
  if (response.ok) return (await response.json()) as Answer
  throw Object.assign(new Error(`The server answered ${response.status}`), {
    status: response.status,
  })
}
