import { type ServiceKind, serviceKinds } from '@/rules/serviceKinds'
import { defined } from './defined'

interface Chosen {
  id: string
  title: string
}

/** The data of a link to the booking form. Separate from the link, whose messages browsers do not load. */
export interface BookChoice {
  kind?: ServiceKind
  service?: Chosen & { capacity?: string | null }
  plan?: Chosen
}

/** One attribute for each value: the quotes of JSON take six bytes each in HTML. */
export function bookAttributes({ kind, plan, service }: BookChoice) {
  const chosen = service ?? plan
  return defined({
    'data-book': kind ?? '',
    'data-id': chosen?.id,
    'data-title': chosen?.title,
    'data-capacity': service?.capacity ?? undefined,
    'data-plan': plan && '',
  })
}

export function bookSelector() {
  return 'a[data-book]'
}

export function choiceOf(link: HTMLElement): BookChoice {
  const { book, capacity, id, plan, title } = link.dataset
  const kind = serviceKinds.find((one) => one === book)
  const chosen = id && title ? { id, title } : undefined
  if (!chosen) return defined({ kind })
  if (plan !== undefined) return defined({ kind, plan: chosen })
  return defined({ kind, service: defined({ ...chosen, capacity }) })
}
