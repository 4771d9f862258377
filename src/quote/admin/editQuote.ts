import type { QuoteAmounts } from '@/money/rules/computeQuote'
import { stateOfGstin } from '@/money/rules/gstStates'
import type { Pricing } from '@/money/rules/quoteInput'
import { compareContents, isUnchanged } from '@/quote/rules/compareContents'
import { divideSchedule } from '@/quote/rules/divideSchedule'
import { followTotal } from '@/quote/rules/followTotal'
import type { QuoteBuyer, QuoteContent, QuotedLine, ScheduleRow } from '@/quote/rules/quote'
import { amountsIfWhole } from '@/quote/rules/quoteAmounts'
import { LINES_MAX, SCHEDULE_MAX } from '@/quote/rules/quoteSchema'
import { missingIn } from '@/quote/rules/schedule'
import type { Locale } from '@/rules/locales'
import { addLines, changePricing, moveLine } from './editLines'
import type { QuoteSetup } from './quoteSetup'
import { changeOf, type TypedField, writeTyped } from './typedValues'

type UndoableStep = 'copied' | 'divided' | 'lineRemoved' | 'linesAdded' | 'rowRemoved' | 'theirs'

interface Undo {
  step: UndoableStep
  title: string
  /** Undoes only this step; later changes stay. */
  back: (content: QuoteContent) => QuoteContent
}

/** The version that another account saved; without content if it sent or deleted the draft. */
interface EditConflict {
  content?: QuoteContent
  revision: number
}

type NotSaved = 'failed' | 'invalid' | 'offline' | 'unauthenticated'

export interface QuoteEdit {
  setup: QuoteSetup
  content: QuoteContent
  /** The saved content; the same object while nothing has changed. */
  saved: QuoteContent
  /** The revision of the stored quote; 0 before the first save. */
  revision: number
  /** Texts of fields that are being typed or cannot be read. */
  typed: Partial<Record<TypedField, string>>
  undo: Undo | null
  /** The content that is being saved. */
  saving: QuoteContent | null
  notSaved: NotSaved | null
  conflict: EditConflict | null
}

export type QuoteEvent =
  | { kind: 'buyer'; change: Partial<QuoteBuyer> }
  | { kind: 'texts'; change: Partial<Pick<QuoteContent, 'note' | 'terms' | 'validUntil'>> }
  | { kind: 'language'; language: Locale }
  | { kind: 'line'; id: string; change: Partial<Omit<QuotedLine, 'id'>> }
  | { kind: 'pricing'; id: string; pricing: Pricing }
  | { kind: 'typed'; field: TypedField; text: string }
  | { kind: 'settled'; field: TypedField }
  | { kind: 'added'; lines: QuotedLine[]; step?: 'copied' | 'linesAdded'; title?: string }
  | { kind: 'duplicated'; id: string; newId: string }
  | { kind: 'removed'; id: string }
  | { kind: 'moved'; id: string; by: -1 | 1 }
  | { kind: 'row'; id: string; change: Partial<Pick<ScheduleRow, 'dueOn' | 'title'>> }
  | { kind: 'rowAdded'; id: string; title: string }
  | { kind: 'rowRemoved'; id: string }
  | { kind: 'divided' }
  | { kind: 'undone' }
  | { kind: 'undoEnded' }
  | { kind: 'saving'; content: QuoteContent }
  | { kind: 'saved'; content: QuoteContent; revision: number }
  | { kind: 'notSaved'; reason: NotSaved }
  | { kind: 'conflict'; content?: QuoteContent; revision: number }
  | { kind: 'decided'; mine: boolean }

type Start = Pick<QuoteEdit, 'content' | 'revision' | 'setup'> &
  Partial<Pick<QuoteEdit, 'conflict' | 'saved' | 'typed'>>

/** Without `saved`, the content is that of the server. */
export const startQuoteEdit = (start: Start): QuoteEdit => ({
  saved: start.content,
  typed: {},
  undo: null,
  saving: null,
  notSaved: null,
  conflict: null,
  ...start,
})

export const isUnsaved = ({ content, saved }: QuoteEdit) => content !== saved

/** Undefined when something cannot be computed; sendProblems lists it. */
export const amountsOfEdit = ({
  content,
  setup,
}: Pick<QuoteEdit, 'content' | 'setup'>): QuoteAmounts | undefined =>
  amountsIfWhole(content, setup.seller)

export function editQuote(state: QuoteEdit, event: QuoteEvent): QuoteEdit {
  const { content } = state
  switch (event.kind) {
    case 'buyer':
      return write(state, { buyer: changeBuyer(content.buyer, event.change) })
    case 'texts':
      return write(state, event.change)
    case 'language':
      return write(state, translateDefaults(state, event.language))
    case 'line':
      return write(state, { lines: changeOf(content.lines, event.id, event.change) })
    case 'pricing':
      return changeLinePricing(state, event)
    case 'typed': {
      const written = writeTyped(content, event)
      return {
        ...write(state, written ?? {}),
        typed: { ...state.typed, [event.field]: event.text },
      }
    }
    case 'settled': {
      const text = state.typed[event.field]
      const isRead = text === undefined || writeTyped(content, { field: event.field, text })
      return isRead ? { ...state, typed: without(state.typed, event.field) } : state
    }
    case 'added':
      return add(state, event)
    case 'duplicated':
      return duplicate(state, event)
    case 'removed':
      return removeLine(state, event.id)
    case 'moved':
      return write(state, { lines: moveLine(content.lines, event) })
    case 'row':
      return write(state, { schedule: changeOf(content.schedule, event.id, event.change) })
    case 'rowAdded':
      return addRow(state, event)
    case 'rowRemoved':
      return removeRow(state, event.id)
    case 'divided':
      return divide(state)
    case 'undone':
      return state.undo ? { ...write(state, state.undo.back(content)), undo: null } : state
    case 'undoEnded':
      return { ...state, undo: null }
    case 'saving':
      return { ...state, saving: event.content, notSaved: null }
    case 'saved':
      return {
        ...state,
        saved: event.content,
        revision: event.revision,
        saving: null,
        notSaved: null,
      }
    case 'notSaved':
      return { ...state, saving: null, notSaved: event.reason }
    case 'conflict': {
      const { content: theirs, revision } = event
      const { saved, saving } = state
      const isTheirs = (one: QuoteContent) =>
        theirs !== undefined && isUnchanged(compareContents(one, theirs))
      // A save without a response, for example because the page was closed.
      if (saving && isTheirs(saving))
        return { ...state, saving: null, notSaved: null, saved: saving, revision }
      // Only sent versions have changed, for example because the customer opened one. Saves again.
      if (isTheirs(saved)) return { ...state, saving: null, revision }
      return { ...state, saving: null, conflict: { content: theirs, revision } }
    }
    case 'decided':
      return decide(state, event.mine)
  }
}

/** Applies a change of the content. A schedule that was divided by the settings follows the total. */
function write(state: QuoteEdit, change: Partial<QuoteContent>): QuoteEdit {
  const content = { ...state.content, ...change }
  const isSame = Object.entries(change).every(
    ([name, value]) => state.content[name as keyof QuoteContent] === value,
  )
  if (isSame) return state
  const isOwn = content.schedule !== state.content.schedule
  return {
    ...state,
    content: isOwn ? content : { ...content, schedule: scheduleOf(state, content) },
  }
}

function scheduleOf(before: QuoteEdit, content: QuoteContent): ScheduleRow[] {
  const { setup } = before
  const { schedule } = before.content
  const was = amountsOfEdit(before)?.total
  const total = amountsOfEdit({ content, setup })?.total
  if (total === undefined || was === undefined) return schedule
  if (schedule.length === 0 && was === 0 && total !== 0) return divided(content, setup, total)
  return followTotal({ how: howToDivide(content, setup), schedule, total, was })
}

const divided = (content: QuoteContent, setup: QuoteSetup, total: number): ScheduleRow[] =>
  divideSchedule(total, howToDivide(content, setup))

const howToDivide = ({ language }: QuoteContent, { firstDay, parts, today }: QuoteSetup) => ({
  firstDay,
  parts: parts[language],
  today,
})

/** A complete GSTIN contains the state. */
function changeBuyer(buyer: QuoteBuyer, change: Partial<QuoteBuyer>): QuoteBuyer {
  const state = change.gstin === undefined ? undefined : stateOfGstin(change.gstin)
  return { ...buyer, ...change, ...(state && { state }) }
}

/** Terms and titles that are unchanged from the settings follow the language. */
function translateDefaults({ content, setup }: QuoteEdit, language: Locale): Partial<QuoteContent> {
  const { language: from, schedule, terms } = content
  const titleIn = (locale: Locale, at: number) => setup.parts[locale][at]?.title
  return {
    language,
    ...((terms ?? '') === setup.terms[from] && { terms: setup.terms[language] || undefined }),
    schedule: schedule.map((row, at) =>
      row.title === titleIn(from, at) ? { ...row, title: titleIn(language, at) ?? row.title } : row,
    ),
  }
}

function changeLinePricing(
  state: QuoteEdit,
  { id, pricing }: Extract<QuoteEvent, { kind: 'pricing' }>,
): QuoteEdit {
  const { content, setup, typed } = state
  const line = content.lines.find((one) => one.id === id)
  if (!line) return state
  const change = changePricing(line, pricing, setup)
  return {
    ...write(state, { lines: changeOf(content.lines, id, change) }),
    typed: without(typed, `lines.${id}.quantity`),
  }
}

function add(
  state: QuoteEdit,
  { lines, step, title = '' }: Extract<QuoteEvent, { kind: 'added' }>,
): QuoteEdit {
  const ids = new Set(lines.map(({ id }) => id))
  const back = (content: QuoteContent) => ({
    ...content,
    lines: content.lines.filter(({ id }) => !ids.has(id)),
  })
  const written = write(state, { lines: addLines(state.content.lines, lines) })
  return { ...written, undo: step && lines.length > 0 ? { step, title, back } : state.undo }
}

/** Inserts the copy after the line. */
function duplicate(
  state: QuoteEdit,
  { id, newId }: Extract<QuoteEvent, { kind: 'duplicated' }>,
): QuoteEdit {
  const { lines } = state.content
  if (lines.length >= LINES_MAX) return state
  return write(state, {
    lines: lines.flatMap((line) => (line.id === id ? [line, { ...line, id: newId }] : line)),
  })
}

function removeLine(state: QuoteEdit, id: string): QuoteEdit {
  const { lines } = state.content
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  if (!line) return state
  const back = (content: QuoteContent) =>
    content.lines.length >= LINES_MAX
      ? content
      : { ...content, lines: content.lines.toSpliced(at, 0, line) }
  return {
    ...write(state, { lines: lines.toSpliced(at, 1) }),
    typed: withoutRow(state.typed, id),
    undo: { step: 'lineRemoved', title: line.title, back },
  }
}

function addRow(
  state: QuoteEdit,
  { id, title }: Extract<QuoteEvent, { kind: 'rowAdded' }>,
): QuoteEdit {
  const { schedule } = state.content
  if (schedule.length >= SCHEDULE_MAX) return state
  const total = amountsOfEdit(state)?.total ?? 0
  const amount = Math.max(0, missingIn(schedule, total))
  return write(state, { schedule: [...schedule, { id, title, amount }] })
}

function removeRow(state: QuoteEdit, id: string): QuoteEdit {
  const { schedule } = state.content
  const at = schedule.findIndex((row) => row.id === id)
  const row = schedule[at]
  if (!row) return state
  const back = (content: QuoteContent) =>
    content.schedule.length >= SCHEDULE_MAX
      ? content
      : { ...content, schedule: content.schedule.toSpliced(at, 0, row) }
  return {
    ...write(state, { schedule: schedule.toSpliced(at, 1) }),
    typed: withoutRow(state.typed, id),
    undo: { step: 'rowRemoved', title: row.title, back },
  }
}

function divide(state: QuoteEdit): QuoteEdit {
  const { content, setup, typed } = state
  const before = content.schedule
  const total = amountsOfEdit(state)?.total
  if (total === undefined) return state
  return {
    ...write(state, { schedule: divided(content, setup, total) }),
    typed: before.reduce((kept, { id }) => withoutRow(kept, id), typed),
    undo: {
      step: 'divided',
      title: '',
      back: (now) => ({ ...now, schedule: before }),
    },
  }
}

/** Saves this content over the other one, with Undo. */
function decide(state: QuoteEdit, mine: boolean): QuoteEdit {
  const { conflict, content } = state
  if (!conflict) return state
  const { content: theirs, revision } = conflict
  const decided = { ...state, conflict: null, notSaved: null, revision }
  if (mine || !theirs) return decided
  return {
    ...decided,
    content: theirs,
    saved: theirs,
    typed: {},
    undo: { step: 'theirs', title: '', back: () => content },
  }
}

const without = (typed: QuoteEdit['typed'], field: TypedField): QuoteEdit['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== field))

const withoutRow = (typed: QuoteEdit['typed'], id: string): QuoteEdit['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name.split('.')[1] !== id))
