import { readFile } from 'node:fs/promises'

/** The page that lists what is built: an id leaves it only together with its feature. */
export const featuresPage = 'docs/features.md'

export async function builtFeatures(): Promise<string[]> {
  const lines = (await readFile(featuresPage, 'utf8')).matchAll(/^- ([A-Z]+\d+): \S/gm)
  return [...lines].map(([, id = '']) => id)
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
