interface Props {
  label: string
}

/**
 * Inert, so that neither keys nor scripts can focus it. It is submitted with the form, and looks like any
 * other field to a bot.
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
