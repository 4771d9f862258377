'use client'

import { useState } from 'react'
import { privacy } from '@/messages/en/privacy'
import { Erased } from './Erased.client'
import { FindForm } from './FindForm.client'
import { FoundPerson } from './FoundPerson.client'
import { findPerson, INVALID, type Erased as Done, type Found } from './privacyApi'

type Stage = { at: number; found: Found; typed: string } | { done: Done } | null
type Failure = 'failed' | 'invalid' | null

/** Find somebody, look at what there is, then download or erase. */
export function PrivacyDesk() {
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
      const found = await findPerson(person)
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

  function tellErased(done: Done) {
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
        <div className="desk-alert" role="alert">
          <p>
            <b>{privacy.failed.find}</b>
            {privacy.failed.hint}
          </p>
        </div>
      )}
      {stage && 'found' in stage && (
        <FoundPerson
          found={stage.found}
          key={stage.at}
          onErased={tellErased}
          onFind={find}
          typed={stage.typed}
        />
      )}
      {stage && 'done' in stage && <Erased done={stage.done} onAgain={startAgain} />}
    </>
  )
}
