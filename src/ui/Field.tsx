import type { ReactNode } from 'react'

interface Props {
  id: string
  label: string
  hint?: string
  problem?: string
  note?: string
  children: ReactNode
}

export function Field({ children, hint, id, label, note, problem }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="fine">{hint}</span>}
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
