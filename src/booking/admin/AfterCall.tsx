import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { panelWords } from '@/i18n/en/bookingPanel'
import { dayInIndia } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import { FollowUp } from './FollowUp'
import { type BookingSnapshot, logEntry } from './mutations'
import { deskDrafts, useDeskDraft } from './panel/edit/deskDrafts'
import type { Mutate } from './useBookingMutation'

type Step = 'followUp' | 'outcome'

/** Stored on the device, because the phone may close the page during the call. */
export function useAfterCall(id: string) {
  const name = `call:${id}`
  const kept = useDeskDraft<Step>(name)
  const [chosen, choose] = useState<Step | null>()
  const step = chosen === undefined ? kept : chosen

  function goTo(next: Step | null) {
    if (next) deskDrafts.keep(name, next)
    else deskDrafts.discard(name)
    choose(next)
  }

  return {
    ask: () => goTo('outcome'),
    question: step ? { goTo, isChosen: chosen !== undefined, step } : undefined,
  }
}

const { call: words, done } = panelWords

interface Props {
  booking: BookingSnapshot
  goTo: (step: Step | null) => void
  /** The question appeared just now, so it takes the focus. */
  isChosen: boolean
  mutate: Mutate
  step: Step
}

/** Asks how the call went, then when to follow up. */
export function AfterCall({ booking, goTo, isChosen, mutate, step }: Props) {
  const { refresh } = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const title = step === 'outcome' ? words.after(booking.who) : words.followUp(booking.who)

  useEffect(() => {
    if (isChosen) box.current?.focus()
  }, [isChosen, step])

  async function log(outcome: 'noAnswer' | 'spoke') {
    const entry = logEntry(booking, { kind: 'call', outcome }, done[outcome])
    const { failed } = await mutate({ ...entry, asksMore: true })
    if (failed.length === 0) goTo('followUp')
  }

  function close() {
    goTo(null)
    refresh()
  }

  return (
    <div aria-label={title} className="after-call desk-stack" ref={box} role="group" tabIndex={-1}>
      <b>{title}</b>
      {step === 'outcome' ? (
        <div className="after-call__choices">
          <Button onClick={() => log('spoke')}>{words.spoke}</Button>
          <Button onClick={() => log('noAnswer')}>{words.noAnswer}</Button>
          <Button onClick={() => goTo('followUp')}>{words.later}</Button>
        </div>
      ) : (
        <>
          <FollowUp
            booking={booking}
            day={booking.followUpOn ?? null}
            mutate={mutate}
            onSet={() => goTo(null)}
            today={dayInIndia(new Date())}
          />
          <Button look="plain" onClick={close}>
            {words.close}
          </Button>
        </>
      )}
    </div>
  )
}
