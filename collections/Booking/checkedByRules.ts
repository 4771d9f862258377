import type { Condition, Field } from 'payload'

/**
 * Payload asks every field whether its value will do, and merges the whole document twice for each.
 * A visitor's request was held to the rules of the form by then (validateBooking), and what our
 * hooks add to it needs no asking. Payload skips what its own form would not show: so no field
 * is shown to whoever creates a booking without an account, who never sees that form.
 */
export function checkedByRules(fields: Field[]): Field[] {
  return fields.map((field) => (isRequired(field) ? field : askedOfAccounts(field)))
}

/** The type of a required field promises a value; those few are asked of everybody. */
const isRequired = (field: Field) => 'required' in field && field.required === true

const askedOfAccounts = (field: Field) =>
  ({
    ...field,
    admin: { ...field.admin, condition: forAccounts(field.admin?.condition) },
  }) as Field

const forAccounts =
  (shown: Condition = () => true): Condition =>
  (data, siblingData, context) =>
    (context.operation !== 'create' || Boolean(context.user)) && shown(data, siblingData, context)
