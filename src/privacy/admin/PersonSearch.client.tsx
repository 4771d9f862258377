'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { privacy } from '@/i18n/en/privacy'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { focusOnMount, FoundPerson } from './FoundPerson'
import { type Erased as Done, requestPerson, type Found, INVALID } from './privacyApi'

type Stage = { at: number; found: Found; typed: string } | { done: Done } | null
type Failure = 'failed' | 'invalid' | null

export function PersonSearch() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>(null)
  const [stage, setStage] = useState<Stage>(null)
  const [typed, setTyped] = useState('')

  async function find(person: string) {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setTyped(person)
    try {
      const found = await requestPerson(person)
      setStage({ at: performance.now(), found, typed: person })
    } catch (error) {
      const isInvalid = (error as { status?: number }).status === INVALID
      if (!isInvalid) console.error('Error finding a person:', (error as Error).message)
      setStage(null)
      setFailure(isInvalid ? 'invalid' : 'failed')
    } finally {
      setBusy(false)
    }
  }

  function showErased(done: Done) {
    setTyped('')
    setStage({ done })
  }

  function startAgain() {
    setStage(null)
    document.getElementById('privacy-person')?.focus()
  }

  return (
    <>
      <FindForm
        isBusy={busy}
        isInvalid={failure === 'invalid'}
        onFind={find}
        onType={setTyped}
        typed={typed}
      />
      {failure === 'failed' && (
        <Alert role="alert" text={privacy.failed.hint} title={privacy.failed.find} />
      )}
      {stage && 'found' in stage && (
        <FoundPerson
          found={stage.found}
          key={stage.at}
          onErased={showErased}
          onFind={find}
          typed={stage.typed}
        />
      )}
      {stage && 'done' in stage && <Erased done={stage.done} onAgain={startAgain} />}
    </>
  )
}

const { find } = privacy

interface Props {
  isBusy: boolean
  isInvalid: boolean
  onFind: (person: string) => void
  onType: (person: string) => void
  typed: string
}

function FindForm({ isBusy, isInvalid, onFind, onType, typed }: Props) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isInvalid) input.current?.focus()
  }, [isInvalid])

  function submit(event: FormEvent) {
    event.preventDefault()
    onFind(typed)
  }

  return (
    <form className="desk-measure desk-stack" noValidate onSubmit={submit}>
      <label htmlFor="privacy-person">{find.label}</label>
      <p className="desk-muted" id="privacy-hint">
        {find.hint}
      </p>
      {isInvalid && (
        <p className="desk-alarm" id="privacy-problem">
          <b>{find.invalid}</b>
        </p>
      )}
      <div className="desk-row">
        <input
          aria-describedby={isInvalid ? 'privacy-problem privacy-hint' : 'privacy-hint'}
          aria-invalid={isInvalid}
          autoComplete="off"
          id="privacy-person"
          maxLength={254}
          onChange={(event) => onType(event.target.value)}
          ref={input}
          spellCheck={false}
          type="text"
          value={typed}
        />
        <Button aria-disabled={isBusy} look="main" type="submit">
          {isBusy ? find.busy : find.submit}
        </Button>
      </div>
    </form>
  )
}

const { done: doneWords } = privacy

function Erased({ done, onAgain }: { done: Done; onAgain: () => void }) {
  return (
    <section aria-labelledby="privacy-done" className="desk-measure desk-part">
      <h2 id="privacy-done" ref={focusOnMount} tabIndex={-1}>
        {doneWords.title}
      </h2>
      <ul className="desk-lines">
        <li>{doneWords.requests(done.anonymised)}</li>
        <li>{doneWords.emails(done.cancelled)}</li>
        <li>{doneWords.counters}</li>
        <li>{doneWords.audit}</li>
        <li>{doneWords.left}</li>
      </ul>
      <div>
        <Button onClick={onAgain}>{doneWords.again}</Button>
      </div>
    </section>
  )
}
