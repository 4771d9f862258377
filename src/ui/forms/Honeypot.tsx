interface Props {
  label: string
}

/**
 * Inert, so that neither a key nor a script can put the focus into it. It is sent all the same, and
 * looks like any other field to a program that reads the page.
 */
export function Honeypot({ label }: Props) {
  return (
    <div className="unseen" inert>
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
