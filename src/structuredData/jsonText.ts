import { withoutEmpty } from './withoutEmpty'

/** JSON that may stand inside a script element: no word of an editor can end it. */
export function jsonText(data: object): string {
  return JSON.stringify(withoutEmpty(data)).replace(/</g, '\\u003c')
}
