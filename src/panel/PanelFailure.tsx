import { dashboard } from '@/i18n/en/dashboard'
import { rootLocale } from '@/rules/locales'
import { isChunkError } from '@/ui/loadChunk'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { useFailure, type Failure } from '@/ui/useFailure'

interface Props extends Failure {
  screen: string
}

/** Replaces a screen that failed. A screen whose script is missing after a new release first reloads once. */
export function PanelFailure({ screen, ...failure }: Props) {
  const { again, heading, onAgain, text } = useFailure(failure, rootLocale)
  const isChunk = isChunkError(failure.error)
  return (
    <main className="desk desk-stack">
      <h1>{isChunk ? heading : dashboard.outage.failed(screen)}</h1>
      <Alert role="alert" text={isChunk ? text : dashboard.failed}>
        <Button onClick={onAgain}>{again}</Button>
      </Alert>
    </main>
  )
}
