import type { ServiceKind } from '@/rules/serviceKinds'

interface Chosen {
  id: string
  title: string
}

/** What a link to the booking form carries, apart from the link: its messages are not for browsers. */
export interface BookChoice {
  kind?: ServiceKind
  service?: Chosen & { capacity?: string | null }
  plan?: Chosen
}

export const bookAttribute = 'data-book'

export function bookSelector() {
  return `a[${bookAttribute}]`
}

export function choiceOf(link: Element): BookChoice {
  try {
    return JSON.parse(link.getAttribute(bookAttribute) ?? '{}') as BookChoice
  } catch {
    return {}
  }
}
