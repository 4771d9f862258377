import { describe, expect, it } from 'vitest'
import {
  cleared,
  closed,
  edited,
  hidden,
  opened,
  resumed,
  sentFrom,
  typedOn,
  withAnswer,
  type BookingState,
} from '@/booking/form/bookingState'
import { newBookingDraft } from '@/booking/form/draft'

const empty = newBookingDraft({ key: 'first' })
const draft = { ...empty, values: { ...empty.values, contactNumber: '9829012345', name: 'Meera' } }
const failed = { state: 'failed', error: 'HTTP 500' } as const
const problems = [{ path: 'date', message: 'Choose a day.' }]

const sent = (): BookingState => sentFrom('dialog', draft)

describe('bookingState', () => {
  it('should open empty but for the choice [B3, B14, H1]', () => {
    const plan = { id: 'p1', title: 'Royal plan' }
    const { form } = opened({}, { choice: { kind: 'catering', plan }, key: 'key' })
    expect(form?.draft.values).toMatchObject({ name: '', selectedService: 'catering' })
    expect(form?.draft.choice.plan).toEqual(plan)
    expect(form?.unsent).toBe(false)
  })

  it('should close the dialog at once when it sends [B10]', () => {
    const state = sentFrom('dialog', draft)
    expect(state).not.toHaveProperty('form')
    expect(state.sent.state).toBe('sending')
  })

  it('should keep the reference of what was saved [B11]', () => {
    const { sent: done } = withAnswer(sent(), { state: 'saved', reference: 'JU-7K4M-92' })
    expect(done).toMatchObject({ state: 'saved', reference: 'JU-7K4M-92' })
  })

  it('should open the dialog filled in when the server refuses a field [B12]', () => {
    const state = withAnswer(sent(), { state: 'rejected', problems })
    expect(state).toEqual({ form: { draft, problems, unsent: true } })
  })

  it('should leave the form of a page where it is', () => {
    const state = withAnswer(sentFrom('page', draft), { state: 'rejected', problems })
    expect(state.form).toBeUndefined()
    expect(state.sent).toMatchObject({ state: 'rejected', problems })
  })

  it('should never take away a dialog that was opened meanwhile', () => {
    const busy = opened(sent(), { choice: {}, key: 'second' })
    const state = withAnswer(busy, { state: 'rejected', problems })
    expect(state.form).toBe(busy.form)
    expect(state.sent).toMatchObject({ state: 'failed', problems })
  })

  it('should bring back what could not be sent, on Edit and on the next Book', () => {
    const state = withAnswer(sent(), failed)
    const plan = { id: 'p1', title: 'Basic plan' }
    expect(edited(state).form).toMatchObject({ draft, unsent: true })
    expect(opened(state, { choice: { plan }, key: 'second' }).form?.draft).toEqual({
      ...draft,
      choice: { plan },
    })
  })

  it('should give it up only when the visitor leaves the dialog', () => {
    expect(closed(edited(withAnswer(sent(), failed)))).toEqual({})
    expect(closed(opened(sent(), { choice: {}, key: 'second' }))).toEqual(sent())
  })

  it('should lose nothing when Back closes the dialog [Q4]', () => {
    const typed = { ...draft, values: { ...draft.values, name: 'Asha' } }
    const again = edited(withAnswer(sent(), failed))
    expect(hidden(again, typed)).toEqual({ sent: { ...again.sent, draft: typed } })
    expect(hidden(again)).toEqual({ sent: again.sent })
    expect(hidden(opened({}, { choice: {}, key: 'key' }), typed)).toEqual({ sent: undefined })
  })

  it('should bring back what was typed on this device before [B3, Q4]', () => {
    const typed = { ...draft, values: { ...draft.values, name: 'Asha' } }
    const plan = { id: 'p1', title: 'Royal plan' }
    const { form } = opened({}, { choice: { plan }, key: 'key', typed })
    expect(form).toMatchObject({ draft: { ...typed, choice: { plan } }, unsent: true })
  })

  it('should be empty again after Clear, but for the choice [Q4]', () => {
    const plan = { id: 'p1', title: 'Royal plan' }
    const state = opened({}, { choice: { plan }, key: 'key', typed: draft })
    const { form } = cleared(state, 'third')
    expect(form).toEqual({
      draft: newBookingDraft({ key: 'third', plan }),
      problems: [],
      unsent: false,
    })
  })

  it('should wait for the network with the same key [Q4]', () => {
    const state = withAnswer(sent(), { state: 'offline', error: new TypeError() })
    expect(state.sent).toMatchObject({ draft, state: 'offline' })
  })

  it('should say why, when the server did [Q11]', () => {
    const state = withAnswer(sent(), { ...failed, serverMessage: 'Try again in 9 minutes.' })
    expect(state.sent).toMatchObject({ state: 'failed', serverMessage: 'Try again in 9 minutes.' })
  })

  it.each(['sending', 'offline', 'failed'] as const)(
    'should go on with what another page left %s, and with nothing that was only typed',
    (stage) => {
      expect(resumed({ draft, savedAt: 1, stage }).sent).toMatchObject({ draft, state: stage })
      expect(resumed({ draft, savedAt: 1, stage: 'typed' })).toEqual({})
    },
  )

  it('should let what was chosen just now go before what was kept [H1, B3]', () => {
    const typed = { ...draft, values: { ...draft.values, name: 'Asha', selectedService: 'event' } }
    const { form } = opened({}, { choice: { kind: 'catering' }, key: 'key', typed })
    expect(form.draft.values).toMatchObject({ name: 'Asha', selectedService: 'catering' })
  })

  it('should send no old words once the form on the page was written on [B10, Q4]', () => {
    const onPage = withAnswer(sentFrom('page', draft), failed)
    expect(typedOn(onPage).sent).toMatchObject({ draft, edited: true })
    const inDialog = withAnswer(sent(), failed)
    expect(typedOn(inDialog)).toBe(inDialog)
  })
})
