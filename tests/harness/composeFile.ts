/** The lines below a key, with what they begin with taken off. */
export function below(key: string, text: string) {
  const [start, ...rest] = text.split(new RegExp(`^( *)${key}:(?: &.*)?\n`, 'm')).slice(1)
  const inner = `${start}  `
  const lines = rest.join('').split('\n')
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(inner))
  return lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.slice(inner.length))
    .join('\n')
}

/** `NAME: value`, one a line. */
export function pairs(text: string) {
  const found = [...text.matchAll(/^([A-Z][A-Z0-9_]*): (.*)$/gm)]
  return new Map(found.map(([, name = '', value = '']) => [name, value.replace(/^'|'$/g, '')]))
}

/** As compose fills them in. */
export function filledIn(values: Map<string, string>, given: Record<string, string>) {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind, rest) => {
      const known = given[name]
      if (known === undefined && kind !== '-') throw new Error(`${name} is wanted.`)
      return known ?? rest
    })
  return Object.fromEntries([...values].map(([name, value]) => [name, fill(value)]))
}
