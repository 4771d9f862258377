import { mergeEdits } from '@/booking/rules/changes'
import type { FormName, FormValues, Problems } from './formFields'

export interface Draft {
  base: FormValues
  mine: FormValues
  revision: number
}

interface EditState extends Draft {
  problems: Problems
  conflict: EditConflict | null
  undecided: boolean
}

export interface EditConflict {
  fields: FormName[]
  taken: FormName[]
  theirs: FormValues
  theirWords: FormValues
  who: string
}

type EditEvent =
  | { kind: 'typed'; name: FormName; value: string }
  | { kind: 'invalid'; problems: Problems }
  | ({ kind: 'conflict'; revision: number } & Pick<EditConflict, 'theirs' | 'theirWords' | 'who'>)
  | { kind: 'decided'; name: FormName; mine: boolean }
  | { kind: 'undecided' }

export const startEdit = (draft: Draft): EditState => ({
  ...draft,
  conflict: null,
  problems: {},
  undecided: false,
})

export function editReducer(state: EditState, event: EditEvent): EditState {
  switch (event.kind) {
    case 'typed':
      return { ...state, mine: { ...state.mine, [event.name]: event.value } }
    case 'invalid':
      return { ...state, problems: event.problems }
    case 'undecided':
      return { ...state, undecided: true }
    case 'decided':
      return decide(state, event)
    case 'conflict':
      return rebase(state, event)
  }
}

function rebase(
  state: EditState,
  { revision, theirs, theirWords, who }: Extract<EditEvent, { kind: 'conflict' }>,
): EditState {
  const { conflicts, taken, values } = mergeEdits({ ...state, theirs })
  return {
    base: theirs,
    conflict: { fields: conflicts, taken, theirs, theirWords, who },
    mine: values,
    problems: {},
    revision,
    undecided: false,
  }
}

function decide(
  state: EditState,
  { mine, name }: Extract<EditEvent, { kind: 'decided' }>,
): EditState {
  if (!state.conflict) return state
  const { fields, theirs } = state.conflict
  return {
    ...state,
    conflict: { ...state.conflict, fields: fields.filter((one) => one !== name) },
    mine: mine ? state.mine : { ...state.mine, [name]: theirs[name] },
    undecided: false,
  }
}
