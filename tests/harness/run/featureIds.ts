import { readFile } from 'node:fs/promises'

/** The page that lists what is built: an id leaves it only together with its feature. */
export const featuresPage = 'docs/features.md'

export async function builtFeatures(): Promise<string[]> {
  const lines = (await readFile(featuresPage, 'utf8')).matchAll(/^- ([A-Z]+\d+): \S/gm)
  return [...lines].map(([, id = '']) => id)
}

/** The ids that no name of these contains as `[id]`. */
export function idsWithoutTest(ids: string[], passedNames: string[]): string[] {
  const named = new Set(passedNames.flatMap(idsIn))
  return ids.filter((id) => !named.has(id))
}

/** Names that contain an `[id]` which is not listed, or more ids than one test can prove. */
export function faultyNames(ids: string[], names: string[]): string[] {
  return names.filter((name) => {
    const named = idsIn(name)
    return new Set(named).size > 3 || named.some((id) => !ids.includes(id))
  })
}

const idsIn = (name: string) => name.match(/(?<=\[)[A-Z]{1,2}\d{1,2}(?=\])/g) ?? []
