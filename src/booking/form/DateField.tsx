import { useEffect, useState } from 'react'
import * as apiPaths from '@/apiPaths'
import { earliestDay } from '@/booking/rules/earliestDay'
import { isDay } from '@/time/days'
import { controlProps, Field } from '@/ui/Field'

interface Props {
  id: string
  label: string
  problem?: string
  value: string
  notes: Record<string, string>
}

export function DateField({ id, label, notes, problem, value }: Props) {
  const [day, setDay] = useState(value)
  const [load, setLoad] = useState<{ day: string; load: string }>()

  useEffect(() => {
    if (!isDay(day)) return undefined
    const stop = new AbortController()
    fetch(apiPaths.dayLoad(day), { credentials: 'omit', signal: stop.signal })
      .then((response) => response.json())
      .then((answer: { load?: string }) => setLoad({ day, load: answer.load ?? '' }))
      .catch(() => undefined)
    return () => stop.abort()
  }, [day])

  return (
    <Field
      id={id}
      label={label}
      note={(load?.day === day && notes[load.load]) || ''}
      problem={problem}
    >
      <input
        {...controlProps(id, problem)}
        defaultValue={value}
        min={earliestDay()}
        name="date"
        onInput={(event) => setDay(event.currentTarget.value)}
        type="date"
      />
    </Field>
  )
}
