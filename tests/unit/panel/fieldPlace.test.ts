import { expect, it } from 'vitest'
import { HomePage } from '@collections/globals/HomePage'
import { SiteSettings } from '@collections/globals/SiteSettings'
import { fieldFragment, tabWithField } from '@/panel/fieldPlace'

it('[M24] a link of the checklist names the field as the panel does', () => {
  expect(fieldFragment('openingHours')).toBe('#field-openingHours')
  expect(fieldFragment('replyTemplates.0.title')).toBe('#field-replyTemplates__0__title')
})

it.each([
  ['phone', 0],
  ['openingHours', 1],
  ['replyPromise', 2],
  ['grievance__name', 3],
  ['gstin', 4],
])('[M24] %s of the settings is in tab %s', (id, tab) => {
  expect(tabWithField(SiteSettings.fields, id)).toBe(tab)
})

it('[M24] a field outside of tabs is in none', () => {
  expect(tabWithField(HomePage.fields, 'hero__title')).toBeUndefined()
})
