/**
 * Every id of the list of features that is built, as ranges. `npm test` fails when one of them has no
 * passing test: an id leaves this list only together with its feature.
 */
export const builtFeatures = [
  'R1-16 L1-11 H1-9 S1-6 G1-4 F1-3 B1-16 C1-4 A1-6 U1-4 D1-14 E1-4 K1-4 N1-4',
  'P1-6 P9-10 P14-15 Q1-6 Q8-11 M1-17 M20-22 M24 T1-4 O1-6 Z1-3 Y1-2 V1-8 W1-3',
  'I1-6',
].join(' ')

/** `R1-3 R5` as ids. */
export function idsOf(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const {
      area = '',
      first = '',
      last = first,
    } = /^(?<area>[A-Z]+)(?<first>\d+)(-(?<last>\d+))?$/.exec(range)?.groups ?? {}
    if (!area) throw new Error(`${range} is no range of feature ids.`)
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, index) => `${area}${Number(first) + index}`)
  })
}

/** The ids that no name of these contains as `[id]`. */
export function idsWithoutTest(ids: string[], passedNames: string[]): string[] {
  const named = namedIds(passedNames)
  return ids.filter((id) => !named.has(id))
}

/** The ids that a name contains as `[id]` and that no feature of these has: typing errors, or new features. */
export function unknownIds(ids: string[], passedNames: string[]): string[] {
  return [...namedIds(passedNames)].filter((id) => !ids.includes(id))
}

function namedIds(names: string[]) {
  return new Set(names.flatMap((name) => name.match(/(?<=\[)[A-Z]{1,2}\d{1,2}(?=\])/g) ?? []))
}
