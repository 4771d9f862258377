interface Props {
  label: string
}

/** A field that people neither see nor reach. Programs that fill in everything fill it in too. */
export function Trap({ label }: Props) {
  return (
    <div aria-hidden="true" className="unseen">
      <label>
        {label} <input autoComplete="off" name="website" tabIndex={-1} />
      </label>
    </div>
  )
}

/** What was written into it. */
export function readTrap(data: FormData): string | undefined {
  const website = data.get('website')
  return typeof website === 'string' && website ? website : undefined
}
