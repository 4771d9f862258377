import { askedFields } from './askedFields'

type Filled = Partial<Record<(typeof askedFields)[number], unknown>>

/** What the one request lacks and the other has. What is written in both stays as it is. */
export function fillGaps<Request extends Filled>({ from, into }: { from: Request; into: Request }) {
  const gaps = askedFields.filter((name) => isEmpty(into[name]) && !isEmpty(from[name]))
  return Object.fromEntries(gaps.map((name) => [name, from[name]])) as Pick<
    Request,
    keyof Request & (typeof askedFields)[number]
  >
}

/** The fields that both have and that differ; both messages are kept, so they are not among them. */
export function differingFields({ from, into }: { from: Filled; into: Filled }) {
  return askedFields.filter(
    (name) =>
      name !== 'message' &&
      !isEmpty(into[name]) &&
      !isEmpty(from[name]) &&
      into[name] !== from[name],
  )
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
