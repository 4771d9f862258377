import { useState } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { type Pricing, pricings } from '@/money/rules/quoteInput'
import { LINES_MAX } from '@/quote/rules/quoteSchema'
import { newKey } from '@/ui/forms/deviceDraft'
import { Button } from '@/ui/panel/Button'
import { Menu } from '@/ui/panel/Menu'
import { CopyDialog } from './CopyDialog'
import {
  functionsWithoutPlates,
  groupLines,
  type LineGroup,
  lineOfFunction,
  lineOfOffer,
  newLine,
} from './editLines'
import { idOfField, useEditor } from './editorContext'
import { LineCard } from './LineCard'
import { wordsOfProblem } from './QuoteFields'

const { lines: words } = quoteWords

export function LineGroups() {
  const { dispatch, problems, state } = useEditor()
  const { content, setup } = state
  const [moved, setMoved] = useState('')
  const groups = groupLines(content.lines, setup.functions)
  const hasFunctions = setup.functions.length > 0
  const problem = problems.get('lines')

  function move({ lines }: LineGroup, at: number, by: -1 | 1) {
    const line = lines[at]
    const to = at + by
    if (!line || to < 0 || to >= lines.length) return
    dispatch({ kind: 'moved', id: line.id, by })
    setMoved(words.moved(line.title, to + 1, lines.length))
  }

  return (
    <section aria-labelledby="quote-lines-title" className="desk-stack">
      <h2 id="quote-lines-title" tabIndex={-1}>
        {words.title}
      </h2>
      <Templates />
      {problem && (
        <p className="desk-alarm" id={idOfField('lines')} tabIndex={-1}>
          {wordsOfProblem(problem)}
        </p>
      )}
      {groups.map((group) => (
        <section
          aria-label={titleOf(group, hasFunctions)}
          className="desk-part"
          key={group.id ?? 'whole'}
        >
          {(hasFunctions || group.isGone) && (
            <div>
              <h3>{titleOf(group, hasFunctions)}</h3>
              <p className="desk-muted">{group.isGone ? words.goneHint : group.function?.facts}</p>
            </div>
          )}
          {group.lines.length > 0 && (
            <ul className="desk-stack">
              {group.lines.map((line, at) => (
                <LineCard
                  key={line.id}
                  line={line}
                  onMove={(by) => move(group, at, by)}
                  place={at + 1}
                  places={group.lines.length}
                />
              ))}
            </ul>
          )}
          {!group.isGone && <AddLine functionId={group.id} title={titleOf(group, hasFunctions)} />}
        </section>
      ))}
      <p className="unseen" role="status">
        {moved}
      </p>
    </section>
  )
}

const titleOf = (group: LineGroup, hasFunctions: boolean) =>
  group.isGone ? words.gone : (group.function?.title ?? (hasFunctions ? words.whole : words.title))

/** Offered for an empty quote: a line for each function, or the lines of an earlier quote. */
function Templates() {
  const { dispatch, state } = useEditor()
  const { content, setup } = state
  const [copying, setCopying] = useState(false)
  const missing = functionsWithoutPlates(content.lines, setup.functions)
  const { language } = content

  return (
    <div className="desk-row">
      {missing.length > 0 && (
        <Button
          onClick={() =>
            dispatch({
              kind: 'added',
              lines: missing.map((one) => lineOfFunction(one, { id: newKey(), language, setup })),
              step: 'linesAdded',
            })
          }
        >
          {quoteWords.templates.fromFunctions(missing.length)}
        </Button>
      )}
      <Button onClick={() => setCopying(true)}>{quoteWords.templates.copy}</Button>
      {copying && <CopyDialog onClose={() => setCopying(false)} />}
    </div>
  )
}

interface AddLineProps {
  functionId?: string
  title: string
}

function AddLine({ functionId, title }: AddLineProps) {
  const { dispatch, offers, state } = useEditor()
  const { content, setup } = state
  if (content.lines.length >= LINES_MAX) return <p className="desk-muted">{words.full}</p>

  function add(value: string) {
    const id = newKey()
    const offer = offers.find((one) => one.id === value)
    const pricing = pricings.find((one): one is Pricing => one === value) ?? 'fixed'
    const line = offer
      ? lineOfOffer(offer, { functionId, id, setup })
      : newLine({ functionId, id, isCatering: pricing === 'perPlate', pricing }, setup)
    dispatch({ kind: 'added', lines: [line] })
    const field = idOfField(`lines.${id}.${offer ? 'unitPrice' : 'title'}`)
    requestAnimationFrame(() => document.getElementById(field)?.focus())
  }

  return (
    <div>
      <Menu
        className="desk-button desk-button--menu"
        items={[
          ...pricings.map((value) => ({ label: words.pricings[value], value })),
          ...offers.map((one) => ({ label: words[one.kind](one.title), value: one.id })),
        ]}
        name={words.addTo(title)}
        onChoose={add}
      >
        {words.add}
      </Menu>
    </div>
  )
}
