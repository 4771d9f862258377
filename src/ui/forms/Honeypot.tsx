interface Props {
  label: string
}

export function Honeypot({ label }: Props) {
  return (
    <div aria-hidden="true" className="unseen">
      <label>
        {label} <input autoComplete="off" name="website" tabIndex={-1} />
      </label>
    </div>
  )
}

export function readHoneypot(data: FormData): string | undefined {
  const website = data.get('website')
  return typeof website === 'string' && website ? website : undefined
}
