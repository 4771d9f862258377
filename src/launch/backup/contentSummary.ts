import type { Manifest } from './Manifest'
import { picturesPart } from './parts'

/** "1204 documents in 20 collections, 1 picture" */
export function contentSummary({ files }: Pick<Manifest, 'files'>): string {
  const counts = Object.values(files).flatMap(({ documents }) => documents ?? [])
  const documents = counts.reduce((sum, count) => sum + count, 0)
  const pictures = Object.keys(files).filter((name) => name.startsWith(`${picturesPart}/`)).length
  return `${many(documents, 'document')} in ${many(counts.length, 'collection')}, ${many(pictures, 'picture')}`
}

function many(count: number, what: string) {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
