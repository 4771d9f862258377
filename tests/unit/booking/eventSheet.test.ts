import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type FieldName, fieldNames, fieldOf } from '@/booking/rules/fields'
import type { Booking } from '@/payload-types'
import { EventSheetPage } from '@/sheets/EventSheetPage'
import type { LoadedSheet } from '@/sheets/loadSheet'

/** Functions are rows of their own, whose parts `functions.ts` lists. */
const fields = fieldNames.filter((name) => name !== 'functions')

const samples = {
  ...{ day: '2099-11-20', guests: 450, phone: '9829012345', email: 'meera@example.com' },
  ...{ line: 'Kesar', relation: 'one', text: 'Kesar\nChandan' },
}

function sampleOf(name: FieldName) {
  const { options, type } = fieldOf(name)
  return type === 'choice' ? options?.[0] : samples[type as keyof typeof samples]
}

function htmlWith(name?: FieldName): string {
  const booking = { id: 'a', status: 'confirmed', ...(name && { [name]: sampleOf(name) }) }
  const titled = (of: FieldName) => (name === of ? { title: 'Royal' } : null)
  const loaded: unknown = {
    ...{ booking: booking as Booking, dishes: [], locale: 'en', settings: {} },
    ...{ plan: titled('plan'), service: titled('service') },
  }
  return renderToStaticMarkup(createElement(EventSheetPage, loaded as LoadedSheet))
}

describe('[J9] the fields of a booking on the event sheet', () => {
  it.each(fields)('should show %s, if its row in fields.ts says so', (name) => {
    const isShown = htmlWith(name) !== htmlWith()
    expect(isShown).toBe(fieldOf(name).sheet !== null)
  })
})
