import { CloseButton } from './CloseButton.client'

export function RequestHead({ who }: { who: string }) {
  return (
    <div className="request__head">
      <h2 id="request-title">{who}</h2>
      <CloseButton />
    </div>
  )
}
