import { describe, expect, it } from 'vitest'
import { editReducer, startEdit } from '@/booking/admin/panel/edit/editState'
import { toChanges, toValues, tidyPhone } from '@/booking/admin/panel/edit/formFields'

const base = toValues({ kind: 'booking', name: 'Meera', numberOfGuests: 200, venueTitle: 'Garden' })

describe('[M10] the form of a request', () => {
  it('should send only what differs, as typed, emptied as nothing', () => {
    const mine = { ...base, name: 'Meera ', numberOfGuests: '300', venueTitle: '' }
    expect(toChanges({ base, mine })).toEqual({ numberOfGuests: '300', venueTitle: null })
  })

  it('should go on over what somebody else saved, and ask where both wrote', () => {
    const typed = editReducer(startEdit({ base, mine: base, revision: 3 }), {
      kind: 'typed',
      name: 'venueTitle',
      value: 'Lawn',
    })
    const theirs = { ...base, numberOfGuests: '250', venueTitle: 'Hall' }
    const met = editReducer(typed, {
      kind: 'conflict',
      revision: 4,
      theirs,
      theirWords: theirs,
      who: 'Asha',
    })
    expect(met).toMatchObject({
      base: theirs,
      conflict: { fields: ['venueTitle'], taken: ['numberOfGuests'], who: 'Asha' },
      mine: { numberOfGuests: '250', venueTitle: 'Lawn' },
      revision: 4,
    })
    const decide = (mine: boolean) =>
      editReducer(met, { kind: 'decided', mine, name: 'venueTitle' })
    expect(toChanges(decide(true))).toEqual({ venueTitle: 'Lawn' })
    expect(toChanges(decide(false))).toEqual({})
    expect(decide(true).conflict?.fields).toEqual([])
  })

  it('[M9] should make ten digits of a whole number only', () => {
    expect(tidyPhone('+91 98290 12345')).toBe('9829012345')
    expect(tidyPhone('098290 12345')).toBe('9829012345')
    expect(tidyPhone('+91 98290')).toBe('+91 98290')
  })
})
