import { expect, it } from 'vitest'
import { panelTranslations } from '@/panel/panelTranslations'

const { general, version } = panelTranslations.translations

it('[O1] the panel should say what Payload says in sentence case, without its own terms', () => {
  expect([version.saveDraft, general.createNew, general.perPage]).toEqual([
    'Save draft',
    'Create new',
    'Per page: {{limit}}',
  ])
  const ours = [general.locale, general.noLabel, general.or, general.untitled]
  expect(ours).toEqual(['Language', '—', 'or', 'No title yet'])
})
