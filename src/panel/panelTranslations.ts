import { en } from 'payload/i18n/en'

const { general, ...translations } = inSentenceCase(en.translations)

/** Payload's own words in sentence case, as ours are: `Save draft` instead of `Save Draft`. */
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

/** Texts of several sentences or with links stay as they are. */
function sentenceCase(text: string): string {
  if (/[.:!?]\s|<\w/.test(text)) return text
  return text.replace(/(?<=[\w}]\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}
