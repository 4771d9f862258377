import { en } from 'payload/i18n/en'

const { general, ...translations } = inSentenceCase(en.translations)

/** Payload's texts in sentence case, such as `Save draft` instead of `Save Draft`. */
export const panelTranslations = {
  ...en,
  translations: {
    ...translations,
    general: {
      ...general,
      locale: 'Language',
      locales: 'Languages',
      noLabel: '—',
      or: 'or',
      perPage: 'Per page: {{limit}}',
      selectValue: 'Choose',
      sorryNotFound: 'There is no page at this address.',
      untitled: 'No title yet',
    },
  },
}

type Words = string | { [key: string]: Words }

function inSentenceCase<Given extends Words>(words: Given): Given {
  if (typeof words === 'string') return sentenceCase(words) as Given
  return Object.fromEntries(
    Object.entries(words).map(([key, inner]) => [key, inSentenceCase(inner)]),
  ) as Given
}

/** Not changed: texts with several sentences or with links. */
function sentenceCase(text: string): string {
  if (/[.:!?]\s|<\w/.test(text)) return text
  return text.replace(/(?<=[\w}]\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}
