import { dashboard } from '@/i18n/en/dashboard'
import { rootLocale } from '@/i18n/locales'
import { isChunkError } from '@/ui/loadChunk'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { useFailure, type Failure } from '@/ui/useFailure'
import { panelPaths } from './panelPaths'

/** In place of a screen that failed, or whose script a new release replaced: that reloads once first. */
export function PanelFailure(props: Failure) {
  const { again, heading, onAgain, text } = useFailure(props, rootLocale)
  return (
    <main className="desk panel-outage">
      <h1>{heading}</h1>
      <Alert role="alert" text={isChunkError(props.error) ? text : dashboard.failed}>
        <Button onClick={onAgain}>{again}</Button>
      </Alert>
      <p>
        <a href={panelPaths.bookings()}>{dashboard.bookings.title}</a>
      </p>
    </main>
  )
}
