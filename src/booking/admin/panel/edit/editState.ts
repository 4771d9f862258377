import { mergeEdits } from '@/booking/rules/changes'
import type { FormName, FormValues, Problems } from './formFields'

/** A form that is being written over a request as it was read. */
export interface Draft {
  base: FormValues
  mine: FormValues
  revision: number
}

export interface EditState extends Draft {
  problems: Problems
  /** What somebody else saved meanwhile, until it is dealt with. */
  meanwhile: Meanwhile | null
  /** Save was asked for before every conflict was decided. */
  undecided: boolean
}

export interface Meanwhile {
  conflicts: FormName[]
  taken: FormName[]
  theirs: FormValues
  /** The same in words. */
  told: FormValues
  who: string
}

export type EditEvent =
  | { kind: 'typed'; name: FormName; value: string }
  | { kind: 'invalid'; problems: Problems }
  | ({ kind: 'conflict'; revision: number } & Pick<Meanwhile, 'theirs' | 'told' | 'who'>)
  | { kind: 'decided'; name: FormName; mine: boolean }
  | { kind: 'undecided' }

export const startEdit = (draft: Draft): EditState => ({
  ...draft,
  meanwhile: null,
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

/** From here on the form is written over what they saved. */
function rebase(
  state: EditState,
  { revision, theirs, told, who }: Extract<EditEvent, { kind: 'conflict' }>,
): EditState {
  const { conflicts, taken, values } = mergeEdits({ ...state, theirs })
  return {
    base: theirs,
    meanwhile: { conflicts, taken, theirs, told, who },
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
  if (!state.meanwhile) return state
  const { conflicts, theirs } = state.meanwhile
  return {
    ...state,
    meanwhile: { ...state.meanwhile, conflicts: conflicts.filter((one) => one !== name) },
    mine: mine ? state.mine : { ...state.mine, [name]: theirs[name] },
    undecided: false,
  }
}
