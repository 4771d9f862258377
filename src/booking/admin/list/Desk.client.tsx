'use client'

import { useRouter } from 'next/navigation'
import { useId, useReducer, useRef, useState, type ReactNode } from 'react'
import { desk as words } from '@/i18n/en/desk'
import { changeOnServer, doTask } from './changeOnServer'
import { DeskContext, type Question } from './deskContext'
import { deskReducer, quietDesk, isOutdated } from './deskState'
import { Notices } from './Notices.client'
import { QuestionDialog } from './QuestionDialog.client'
import { placeAfter, taskFor, type Task, type TaskKind } from './deskState'

const logged: Partial<Record<TaskKind, string>> = {
  delete: 'Error deleting booking:',
  erase: 'Error deleting booking:',
  restore: 'Error restoring booking:',
}

/** What is done to bookings and how it is taken back; the page stays the server's and is read again. */
export function Desk({ children }: { children: ReactNode }) {
  const { refresh } = useRouter()
  const [{ notices, places, selected }, tell] = useReducer(deskReducer, quietDesk)
  const [asked, ask] = useState<Question | null>(null)
  const [progress, setProgress] = useState<{ all: number; done: number } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const prefix = useId()

  async function run(task: Task) {
    const all = task.changes.length
    // The button that was pressed leaves with its row.
    if (placeAfter[task.kind]) list.current?.focus({ preventScroll: true })
    tell({ task, type: 'started' })
    if (all > 1) setProgress({ all, done: 0 })
    const onProgress = (done: number) => all > 1 && setProgress({ all, done })
    const outcome = await doTask({ change: changeOnServer, onProgress, task })
    setProgress(null)
    for (const { error } of outcome.failed) {
      console.error(logged[task.kind] ?? 'Error changing booking:', error)
    }
    tell({ ...outcome, key: `${prefix}-${(count.current += 1)}`, task, type: 'ended' })
    if (outcome.done.length > 0 || outcome.failed.some(isOutdated)) refresh()
  }

  const context = {
    ask,
    places,
    progress,
    run: (task: Task) => void run(task),
    select: (ids: string[], on: boolean) => tell({ ids, on, type: 'selected' }),
    selected,
  }

  return (
    <DeskContext value={context}>
      <div aria-label={words.tableOf} ref={list} role="region" tabIndex={-1}>
        {children}
      </div>
      <QuestionDialog
        onCancel={() => ask(null)}
        onConfirm={({ bookings, kind }) => {
          ask(null)
          void run(
            kind === 'confirm'
              ? taskFor('status', bookings, { lostReason: null, status: 'confirmed' })
              : taskFor(kind, bookings),
          )
        }}
        question={asked}
      />
      <Notices notices={notices} onClose={(key) => tell({ key, type: 'read' })} onRun={run} />
    </DeskContext>
  )
}
