import { expect, test } from 'vitest'
import { unbrokenTimes } from '@/time/unbrokenTimes'

test.each([
  ['within 4 hours, between 10 am and 8 pm', 'within 4~hours, between 10~am~and~8~pm'],
  ['from 9:30 am to 6 pm', 'from 9:30~am~to~6~pm'],
  ['4 घंटे के भीतर, सुबह 10 से रात 8 बजे के बीच', '4~घंटे के भीतर, सुबह~10~से~रात~8~बजे के बीच'],
  ['the same day', 'the same day'],
])('[L8] %s should have no end of a line within its times', (text, unbroken) => {
  expect(unbrokenTimes(text)).toBe(unbroken.replaceAll('~', '\u00a0'))
})
