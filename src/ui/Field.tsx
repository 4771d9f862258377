import type { ReactNode } from 'react'

interface Props {
  id: string
  label: string
  hint?: string
  problem?: string
  /** Said when it appears; empty while there is nothing to say. */
  note?: string
  children: ReactNode
}

/** A label, the control it belongs to, and what is wrong with it. */
export function Field({ children, hint, id, label, note, problem }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="hint">{hint}</span>}
      </label>
      {children}
      {note !== undefined && (
        <p className="fine" role="status">
          {note}
        </p>
      )}
      {problem && (
        <p className="problem" id={problemId(id)}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** What ties a control to its Field. */
export function controlProps(id: string, problem?: string) {
  return {
    id,
    'aria-describedby': problem ? problemId(id) : undefined,
    'aria-invalid': problem ? true : undefined,
  }
}

function problemId(id: string) {
  return `${id}-problem`
}
