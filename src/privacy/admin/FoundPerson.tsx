import { useState } from 'react'
import { privacy } from '@/i18n/en/privacy'
import { dayInIndia } from '@/time/days'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import { FoundList } from './FoundList'
import { requestErasure, requestExport, type Erased, type Found, saveFile } from './privacyApi'

const { download, erase, failed, found: words, none } = privacy

/** Stays the same, so that React calls it only for a new element. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface Props {
  found: Found
  onErased: (done: Erased) => void
  onFind: (person: string) => void
  typed: string
}

export function FoundPerson({ found, onErased, onFind, typed }: Props) {
  const [busy, setBusy] = useState<'erase' | 'html' | 'json' | null>(null)
  const [asking, setAsking] = useState(false)
  const [result, setResult] = useState<{ failed?: keyof typeof failed; saved?: string }>({})
  const count = found.live + found.trash

  async function attempt(act: 'erase' | 'html' | 'json', work: () => Promise<void>) {
    if (busy) return
    setBusy(act)
    setResult({})
    try {
      await work()
    } catch (error) {
      const failure = act === 'erase' ? 'erase' : 'export'
      console.error(`Error in ${failure}:`, (error as Error).message)
      setResult({ failed: failure })
    }
    setBusy(null)
  }

  const save = (kind: 'html' | 'json') =>
    attempt(kind, async () => {
      const name = download.file(dayInIndia(new Date()), kind)
      saveFile({ file: await requestExport(typed, kind), name })
      setResult({ saved: name })
    })

  function eraseNow() {
    setAsking(false)
    void attempt('erase', async () => onErased(await requestErasure(typed)))
  }

  if (count === 0) {
    return (
      <section className="desk-measure desk-part">
        <h2 ref={focusOnMount} tabIndex={-1}>
          {none.title}
        </h2>
        <p>{none.text(found.person)}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="privacy-found" className="desk-measure desk-part">
      <h2 id="privacy-found" ref={focusOnMount} tabIndex={-1}>
        {words.title(count)}
      </h2>
      <p>
        {words.for(found.person)}: {words.live(found.live)}, {words.trash(found.trash)}
      </p>
      <FoundList count={count} found={found} onFind={onFind} />
      <div className="desk-row">
        {(['html', 'json'] as const).map((kind) => (
          <Button aria-disabled={busy !== null} key={kind} onClick={() => save(kind)}>
            {busy === kind ? download.busy : kind === 'html' ? download.page : download.button}
          </Button>
        ))}
        <Button aria-disabled={busy !== null} look="danger" onClick={() => busy ?? setAsking(true)}>
          {busy === 'erase' ? erase.busy : erase.button}
        </Button>
        <p role="status">{result.saved && download.done(result.saved)}</p>
      </div>
      {result.failed && <Alert role="alert" text={failed.hint} title={failed[result.failed]} />}
      {asking && (
        <ConfirmDialog
          cancel={erase.cancel}
          confirm={erase.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={eraseNow}
          text={
            <>
              <p>{erase.what(count, found.person)}</p>
              <p>{erase.stays}</p>
              <p>
                <strong>{erase.final}</strong>
              </p>
            </>
          }
          title={erase.question}
          wide
        />
      )}
    </section>
  )
}
