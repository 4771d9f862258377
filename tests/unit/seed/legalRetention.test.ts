import { describe, expect, it } from 'vitest'
import { RETENTION_MONTHS, TRASH_DAYS } from '@/rules/retentionPeriods'
import { legal as hindi } from '../../../seed/content/hi/legal'
import { legal } from '../../../seed/content/legal'

describe('[V4] [M13] the privacy notice', () => {
  it.each([
    ['English', legal.privacy, `${RETENTION_MONTHS} months`, `in the trash for ${TRASH_DAYS} days`],
    ['Hindi', hindi.privacy, `${RETENTION_MONTHS} महीने`, `${TRASH_DAYS} दिन तक`],
  ])('should promise in %s what the site does by itself', (_language, text, months, days) => {
    const words = JSON.stringify(text)
    expect(words).toContain(months)
    expect(words).toContain(days)
  })
})
