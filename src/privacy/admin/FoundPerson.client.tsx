'use client'

import { useState } from 'react'
import { dayInIndia } from '@/time/days'
import { privacy } from '@/i18n/en/privacy'
import { EraseDialog } from './EraseDialog.client'
import { FoundList } from './FoundList'
import { erasePerson, exportPerson, type Erased, type Found } from './privacyApi'
import { saveFile } from './privacyApi'
import { useFocusOnce } from './useFocusOnce'

const { download, erase, failed, found: words, none } = privacy

interface Props {
  found: Found
  onErased: (done: Erased) => void
  onFind: (person: string) => void
  typed: string
}

export function FoundPerson({ found, onErased, onFind, typed }: Props) {
  const [busy, setBusy] = useState<'erase' | 'html' | 'json' | null>(null)
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState<{ failed?: keyof typeof failed; saved?: string }>({})
  const heading = useFocusOnce<HTMLHeadingElement>()
  const count = found.live + found.trash

  async function attempt(act: 'erase' | 'html' | 'json', work: () => Promise<void>) {
    if (busy) return
    setBusy(act)
    setTold({})
    try {
      await work()
    } catch (error) {
      const failure = act === 'erase' ? 'erase' : 'export'
      console.error(`Error in ${failure}:`, (error as Error).message)
      setTold({ failed: failure })
    }
    setBusy(null)
  }

  const save = (kind: 'html' | 'json') =>
    attempt(kind, async () => {
      const name = download.file(dayInIndia(new Date()), kind)
      saveFile({ file: await exportPerson(typed, kind), name })
      setTold({ saved: name })
    })

  function eraseNow() {
    setAsking(false)
    void attempt('erase', async () => onErased(await erasePerson(typed)))
  }

  if (count === 0) {
    return (
      <section className="privacy-card">
        <h2 ref={heading} tabIndex={-1}>
          {none.title}
        </h2>
        <p>{none.text(found.person)}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="privacy-found" className="privacy-card">
      <h2 id="privacy-found" ref={heading} tabIndex={-1}>
        {words.title(count)}
      </h2>
      <p>
        {words.for(found.person)}: {words.live(found.live)}, {words.trash(found.trash)}
      </p>
      <FoundList count={count} found={found} onFind={onFind} />
      <div className="privacy-actions">
        {(['html', 'json'] as const).map((kind) => (
          <button
            aria-disabled={busy !== null}
            className="desk-button"
            key={kind}
            onClick={() => save(kind)}
            type="button"
          >
            {busy === kind ? download.busy : kind === 'html' ? download.page : download.button}
          </button>
        ))}
        <button
          aria-disabled={busy !== null}
          className="desk-button desk-button--danger"
          onClick={() => busy ?? setAsking(true)}
          type="button"
        >
          {busy === 'erase' ? erase.busy : erase.button}
        </button>
      </div>
      <p className="privacy-said" role="status">
        {told.saved && download.done(told.saved)}
      </p>
      {told.failed && (
        <div className="desk-alert" role="alert">
          <p>
            <b>{failed[told.failed]}</b>
            {failed.hint}
          </p>
        </div>
      )}
      <EraseDialog
        count={count}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={eraseNow}
        person={found.person}
      />
    </section>
  )
}
