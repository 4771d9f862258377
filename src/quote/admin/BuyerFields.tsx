import { quoteWords } from '@/i18n/en/quote'
import { gstStates, stateCodes } from '@/money/rules/gstStates'
import { languages, locales } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { formatDay } from '@/time/days'
import { useEditor } from './editorContext'
import { DayField, Folded, SelectField, TextField } from './QuoteFields'

const { buyer: words } = quoteWords

export const stateOptions = stateCodes.map((code) => [code, gstStates[code].en] as const)

const languageOptions = locales.map((locale) => [locale, languages[locale].name] as const)

/** Filled in from the booking, so it is folded unless something is missing. */
export function BuyerFields() {
  const { dispatch, problems, state } = useEditor()
  const { buyer, language, validUntil } = state.content
  const change = (name: 'address' | 'gstin' | 'name') => (text: string) =>
    dispatch({ kind: 'buyer', change: { [name]: text } })
  const isWrong = [...problems.keys()].some(
    (field) => field.startsWith('buyer') || field === 'validUntil',
  )

  return (
    <Folded className="desk-part" isOpen={isWrong || !buyer.name}>
      <summary>
        <h2>{words.title}</h2>
        <span className="desk-muted">
          {words.summary([
            buyer.name,
            gstStates[buyer.state].en,
            languages[language].name,
            words.until(formatDay(validUntil)),
          ])}
        </span>
      </summary>
      <div className="desk-fields">
        <TextField
          field="buyer.name"
          label={words.name}
          max={maxLengths.name}
          onChange={change('name')}
          value={buyer.name}
        />
        <DayField
          field="validUntil"
          label={words.validUntil}
          onChange={(day) => day && dispatch({ kind: 'texts', change: { validUntil: day } })}
          value={validUntil}
        />
        <SelectField
          field="language"
          label={words.language}
          onChange={(value) => dispatch({ kind: 'language', language: value })}
          options={languageOptions}
          value={language}
        />
        <SelectField
          field="buyer"
          label={words.state}
          onChange={(value) => dispatch({ kind: 'buyer', change: { state: value } })}
          options={stateOptions}
          value={buyer.state}
        />
        <TextField
          field="buyer.gstin"
          label={words.gstin}
          max={15}
          onChange={(text) => change('gstin')(text.toUpperCase().replace(/\s/g, ''))}
          value={buyer.gstin ?? ''}
        />
        <TextField
          field="buyer.address"
          label={words.address}
          lines={2}
          max={maxLengths.paragraph}
          onChange={change('address')}
          value={buyer.address ?? ''}
          wide
        />
      </div>
    </Folded>
  )
}
