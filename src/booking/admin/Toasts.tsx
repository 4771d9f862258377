import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { mutationTexts as texts } from '@/i18n/en/bookingList'
import { paths } from '@/paths'
import { Alert } from '@/ui/panel/Alert'
import { Button, CloseButton } from '@/ui/panel/Button'
import type { Failed, Mutation } from './mutations'
import { retryOf, type Toast } from './useBookingMutation'

const UNDO_MS = 10_000

interface ToastsProps {
  inPanel?: boolean
  onDismiss: (key: string) => void
  onMutate: (mutation: Mutation) => unknown
  toasts: Toast[]
}

export function Toasts({ inPanel = false, onDismiss, onMutate, toasts }: ToastsProps) {
  return (
    <div className={inPanel ? 'desk-toasts desk-toasts--in-sheet' : 'desk-toasts'}>
      <div role="status">
        {toasts.map(({ done, key, mutation }) => {
          if (done.length === 0) return null
          const { undo } = mutation
          return (
            <DoneToast
              key={key}
              onEnd={() => onDismiss(key)}
              onUndo={undo && (() => onMutate(undo(done)))}
              stays={inPanel}
            >
              {mutation.texts.done(done)}
            </DoneToast>
          )
        })}
      </div>
      {toasts.map((toast) => {
        const { failed, key, mutation } = toast
        if (failed.length === 0) return null
        const canRetry = failed.some(({ error }) => error.kind !== 'invalid')
        return (
          <FailureAlert
            failed={failed}
            key={key}
            onDismiss={() => onDismiss(key)}
            onRetry={canRetry ? () => onMutate(retryOf(toast)) : undefined}
            title={mutation.texts.failed?.(failed)}
          />
        )
      })}
    </div>
  )
}

const CONFIRMATION_MS = 4000

interface DoneToastProps {
  children: ReactNode
  onEnd: () => void
  onUndo?: () => void
  stays: boolean
}

export function DoneToast({ children, onEnd, onUndo, stays }: DoneToastProps) {
  const duration = onUndo ? UNDO_MS : CONFIRMATION_MS
  const { pause, resume } = useCountdown(stays ? null : duration, onEnd)

  return (
    <div
      className="desk-toast desk-row"
      onBlur={resume}
      onFocus={pause}
      onPointerEnter={pause}
      onPointerLeave={resume}
    >
      <span>{children}</span>
      {onUndo && <Button onClick={onUndo}>{texts.undoButton}</Button>}
      {stays && <CloseButton label={texts.dismiss} onClick={onEnd} />}
    </div>
  )
}

/** Calls `onEnd` after `ms`, without the time for which it is paused. Null: never. */
function useCountdown(ms: number | null, onEnd: () => void) {
  const left = useRef(ms)
  const [paused, setPaused] = useState(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused || left.current === null) return
    const started = Date.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current -= Date.now() - started
    }
  }, [paused])

  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}

interface FailureAlertProps {
  failed: (Pick<Failed, 'error'> & Partial<Failed>)[]
  onDismiss?: () => void
  onRetry?: () => void
  title?: string
}

export function FailureAlert({ failed, onDismiss, onRetry, title }: FailureAlertProps) {
  const isSignedOut = failed.some(({ error }) => error.kind === 'unauthenticated')

  const text =
    failed.length === 1 ? (
      <span>{failed[0]?.error.message}</span>
    ) : (
      <ul>
        {failed.map(({ booking, error }) => (
          <li key={booking?.id}>
            {error.kind === 'failed' ? booking?.who : `${booking?.who}: ${error.message}`}
          </li>
        ))}
      </ul>
    )

  return (
    <Alert role="alert" text={text} title={title}>
      {isSignedOut && <Button onClick={goToSignIn}>{texts.signIn}</Button>}
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
      {onDismiss && <CloseButton label={texts.dismiss} onClick={onDismiss} />}
    </Alert>
  )
}

/** The draft is stored on the device, and signing in returns to this address. */
function goToSignIn() {
  const { pathname, search } = window.location
  window.location.assign(paths.login(pathname + search))
}
