import type { SubmitEvent } from 'react'

/** Not a form action: React would empty what the form shows after each. */
export const submitted = (save: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  void save()
}
