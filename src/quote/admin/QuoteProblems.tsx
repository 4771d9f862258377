import { useEffect, useRef } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { Alert } from '@/ui/panel/Alert'
import { idOfField, useEditor } from './editorContext'
import type { EditProblem } from './problemsOfEdit'
import { wordsOfProblem } from './QuoteFields'

const { buyer, changes, lines, problems: words, schedule, totals } = quoteWords

interface Props {
  problems: EditProblem[]
  /** Raised by each try to send. */
  tries: number
}

/** What is missing to send, each a link to its field. */
export function QuoteProblems({ problems, tries }: Props) {
  const { state } = useEditor()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])

  if (problems.length === 0) return null
  const title = words.title(problems.length)
  return (
    <Alert
      aria-label={title}
      ref={box}
      role="group"
      tabIndex={-1}
      title={title}
      text={
        <ul>
          {problems.map((problem) => (
            <li key={problem.field + problem.problem}>
              <a
                href={`#${idOfField(problem.field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  show(problem.field)
                }}
              >
                {labelOf(problem, state.content)}: {wordsOfProblem(problem)}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** Opens what is folded around it. */
function show(field: string) {
  const element = document.getElementById(idOfField(field))
  element?.closest('details')?.setAttribute('open', '')
  element?.focus()
}

const lineLabels: Record<string, string> = {
  title: lines.name,
  quantity: lines.quantity.perPlate,
  unitPrice: lines.price.fixed,
  discount: lines.discount,
  tax: lines.tax,
  heldIn: lines.heldIn,
  pricing: lines.pricing,
}

const labels: Record<string, string> = {
  lines: lines.title,
  schedule: schedule.title,
  discount: totals.discount,
  total: totals.title,
  validUntil: buyer.validUntil,
  buyer: buyer.state,
  'buyer.name': buyer.name,
  'buyer.gstin': buyer.gstin,
}

function labelOf(
  { field }: EditProblem,
  content: { lines: { id: string; title: string }[]; schedule: { id: string }[] },
) {
  const [list, id, name = ''] = field.split('.')
  if (list === 'lines' && id) {
    const title = content.lines.find((line) => line.id === id)?.title ?? ''
    return words.line(title, lineLabels[name] ?? changes.lineFields.details)
  }
  if (list === 'schedule' && id) {
    const at = content.schedule.findIndex((row) => row.id === id)
    return words.line(schedule.payment(at + 1), name === 'amount' ? schedule.amount : schedule.name)
  }
  return labels[field] ?? words.whole
}
