import type { ServiceKind } from '@/domain/services'

export interface Chosen {
  id: string
  title: string
}

/** What a visitor chose before the form opened. */
export interface BookChoice {
  kind?: ServiceKind
  service?: Chosen & { capacity?: string | null }
  plan?: Chosen
}

/** Links that carry it open the form in place; the attribute holds the choice. */
export const bookAttribute = 'data-book'

export function bookSelector() {
  return `a[${bookAttribute}]`
}

/** The choice a link carries; an unreadable one chooses nothing. */
export function choiceOf(link: Element): BookChoice {
  try {
    return JSON.parse(link.getAttribute(bookAttribute) ?? '{}') as BookChoice
  } catch {
    return {}
  }
}
