import { describe, expect, it } from 'vitest'
import { site } from '@/i18n/en/site'
import { site as hindi } from '@/i18n/hi/site'
import {
  describeOpeningHours,
  isOpeningLine,
  toOpeningLine,
  toOpeningRow,
} from '@/rules/openingHours'

describe('[O4] opening hours', () => {
  it.each([
    [['Mo-Su 10:00-20:00'], 'Every day, 10 am to 8 pm'],
    [['Mo-Sa 09:30-18:00'], 'Monday to Saturday, 9:30 am to 6 pm'],
    [
      ['Mo,We 00:00-12:00', 'Su 12:00-24:00'],
      'Monday, Wednesday, 12 am to 12 pm; Sunday, 12 pm to 12 am',
    ],
    [['any other words'], undefined],
    [[], undefined],
    [null, undefined],
  ])('should read %j as %j', (lines, text) => {
    expect(describeOpeningHours(lines, site.opening)?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('should be broken only between days and times', () => {
    const breakable = (opening: typeof site.opening) =>
      describeOpeningHours(['Mo-Sa 10:00-20:00'], opening)?.split(/[ \n]/).length
    expect([breakable(site.opening), breakable(hindi.opening)]).toEqual([2, 4])
  })

  it.each([
    [['Mo-Su 10:00-20:00'], 'रोज़, सुबह 10 बजे से रात 8 बजे तक'],
    [['Mo-Sa 12:30-22:00'], 'सोमवार से शनिवार तक, दोपहर 12:30 बजे से रात 10 बजे तक'],
  ])('[I2] should read %j in Hindi as %j', (lines, text) => {
    expect(describeOpeningHours(lines, hindi.opening)?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each(['Mo-Su 10:00-20:00', 'Mo,We,Fr 09:15-24:00'])('should take %s', (line) => {
    expect(isOpeningLine(line)).toBe(true)
  })

  it.each(['10 am to 8 pm', 'Mo 25:00-26:00', 'Mo 10:70-20:00', 'Mon 10:00-20:00', ''])(
    'should refuse %j',
    (line) => {
      expect(isOpeningLine(line)).toBe(false)
    },
  )

  it.each(['Mo-Su 10:00-20:00', 'Mo,We,Fr 09:15-24:00', 'Mo-We,Su 00:00-12:30', 'Tu 10:00-11:00'])(
    'should edit %s as days and times, and store the same line',
    (line) => {
      expect(toOpeningLine(toOpeningRow(line))).toBe(line)
    },
  )

  it('should keep a row that is not complete, and refuse it', () => {
    const row = { closes: '', days: ['Sa' as const], opens: '10:00' }
    expect(toOpeningRow(toOpeningLine(row))).toEqual(row)
    expect(isOpeningLine(toOpeningLine(row))).toBe(false)
    expect(isOpeningLine(toOpeningLine({ ...row, closes: '12:00', days: [] }))).toBe(false)
  })

  it('should join days that are ticked in any order', () => {
    const row = {
      closes: '20:00',
      days: ['We' as const, 'Mo' as const, 'Tu' as const],
      opens: '10:00',
    }
    expect(toOpeningLine(row)).toBe('Mo-We 10:00-20:00')
  })
})

it('should be no times that a day does not have', () => {
  expect(['Mo 10:00-24:00', 'Mo 10:00-25:00', 'Mo 10:60-12:00'].map(isOpeningLine)).toEqual([
    true,
    false,
    false,
  ])
})
