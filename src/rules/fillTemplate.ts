/**
 * Fills in `{name}` in a text of an editor. A value that is missing leaves no gap: `Hello {name},` becomes
 * `Hello,`.
 */
export function fillTemplate(text: string, values: Record<string, string | null | undefined>) {
  return text
    .replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      if (!Object.hasOwn(values, name)) return whole
      const value = values[name]
      return value ? space + value : ''
    })
    .replace(/[ \t]+$/gm, '')
}

/** The first unknown placeholder, such as `nmae` for `{nmae}`. */
export function unknownPlaceholder(text: string, names: readonly string[]): string | undefined {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return named.find((name) => !names.includes(name))
}
