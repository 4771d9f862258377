import type { Media } from '@/payload-types'

interface Named {
  title?: string | null
  name?: string | null
  question?: string | null
  author?: string | null
  filename?: string | null
}

/** What a document is called in a list. */
export function titleOf({ author, filename, name, question, title }: Named): string {
  return title || name || question || author || filename || ''
}

export function idOf(picture: string | Media | null | undefined): string | null {
  return (typeof picture === 'object' ? picture?.id : picture) ?? null
}

/** Something of it waits to be published. */
export function waits({ _status }: { _status?: string | null }): boolean {
  return _status !== 'published'
}
