/** The fragment of an address that opens a field, for example for `grievance.name`. */
export const fieldFragment = (path: string) => `#field-${path.replaceAll('.', '__')}`

interface SomeField {
  name?: string
  tabs?: readonly { fields: readonly object[] }[]
  type: string
}

/** The tab of a document with a field, by the id of the field without `field-`. */
export function tabWithField(fields: readonly object[], id: string): number | undefined {
  const [name] = id.split('__')
  const tabs = (fields as readonly SomeField[]).find(({ type }) => type === 'tabs')?.tabs ?? []
  const at = tabs.findIndex((tab) =>
    (tab.fields as SomeField[]).some((field) => field.name === name),
  )
  return at < 0 ? undefined : at
}
