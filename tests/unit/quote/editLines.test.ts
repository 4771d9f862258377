import { expect, test } from 'vitest'
import {
  copyLines,
  functionsWithoutPlates,
  groupLines,
  lineOfFunction,
  lineOfOffer,
} from '@/quote/admin/editLines'
import { compareContents, isUnchanged } from '@/quote/rules/compareContents'
import { catering, content, events, line, setup } from './quoteSetup'

test('[J3] every line stands in one group, also of a function that the booking no longer has', () => {
  const lines = [line('a', { functionId: 'gone' }), line('b'), line('c', { functionId: 'haldi' })]
  const groups = groupLines(lines, setup.functions)
  expect(groups.map(({ id, lines: own }) => [id, own.map((one) => one.id)])).toEqual([
    ['haldi', ['c']],
    ['sangeet', []],
    ['stage', []],
    ['gone', ['a']],
    [undefined, ['b']],
  ])
})

test('[J3] a line for each function with guests to feed, counted by them', () => {
  const lines = [line('c', { functionId: 'haldi' })]
  const missing = functionsWithoutPlates(lines, setup.functions)
  expect(missing.map(({ id }) => id)).toEqual(['sangeet'])
  const [sangeet] = missing
  const made = sangeet && lineOfFunction(sangeet, { id: 'n', language: 'en', setup })
  expect(made).toMatchObject({
    functionId: 'sangeet',
    pricing: 'perPlate',
    quantity: 300,
    tax: catering,
    title: 'Sangeet: Catering',
    unitPrice: 0,
  })
})

test('[J3] a service of the event has the tax of events and a fixed price, and long texts fit', () => {
  const offer = {
    kind: 'service',
    id: 's',
    title: 'x'.repeat(500),
    details: 'y'.repeat(5000),
    isCatering: false,
  } as const
  const made = lineOfOffer(offer, { id: 'n', setup })
  expect(made).toMatchObject({ pricing: 'fixed', quantity: 1, tax: events })
  expect([made.title.length, made.details?.length]).toEqual([160, 2000])
})

test('[J3] lines of an earlier quote go to the functions of the same name, with the guests of today', () => {
  const functions = [
    { id: 'x', name: ' SANGEET ' },
    { id: 'y', name: 'Tilak' },
  ]
  const lines = [
    line('a', { functionId: 'x', unitPrice: 90_000 }),
    line('b', { functionId: 'y', pricing: 'fixed', quantity: 1 }),
    line('c', { choice: 'taken' }),
  ]
  let made = 0
  const copied = copyLines({ functions, lines }, { newId: () => `n${(made += 1)}`, setup })
  expect(
    copied.map(({ choice, functionId, id, quantity }) => [id, functionId, quantity, choice]),
  ).toEqual([
    ['n1', 'sangeet', 300, 'included'],
    ['n2', undefined, 1, 'included'],
    ['n3', undefined, 400, 'offered'],
  ])
})

test('[J3] what changed from one version to the next', () => {
  const before = { ...content, lines: [line('a'), line('b'), line('c')] }
  const after = {
    ...before,
    lines: [
      line('c', { tax: { placeRule: 'wherePerformed', rate: 500, sac: '996334' }, details: '' }),
      line('b', { unitPrice: 70_000, title: 'B' }),
      line('d'),
    ],
    note: 'Thank you',
  }
  const changes = compareContents(before, after)
  expect(changes.added.map(({ id }) => id)).toEqual(['d'])
  expect(changes.removed.map(({ id }) => id)).toEqual(['a'])
  expect(changes.changed.map(({ after: { id }, fields }) => [id, fields])).toEqual([
    ['b', ['title', 'unitPrice']],
  ])
  expect(changes.fields).toEqual(['note'])
  expect(isUnchanged(compareContents(before, { ...before, note: ' ', terms: 'Terms ' }))).toBe(true)
})
