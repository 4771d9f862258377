import { expect } from 'vitest'

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

/** Each service has `no-new-privileges`; the site also has no capability, read-only code and its limits. */
export function expectConfined(text: string) {
  const merged = (block: string): string =>
    block.replace(/^<<: \*([\w-]+)$/gm, (_all, name: string) => merged(blockOf(name, text)))
  const names = [...below('services', text).matchAll(/^([\w-]+):(?: .*)?$/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    const block = merged(below(name, below('services', text)))
    expect(block, name).toMatch(/^security_opt: \['no-new-privileges:true'\]$/m)
    if (!block.includes('image: jharokha-site')) continue
    expect(block, name).toMatch(/^cap_drop: \[ALL\]$/m)
    expect(block, name).toMatch(/^read_only: true$/m)
    // Swap included: none.
    const [, memory] = /^mem_limit: (\d+g)$/m.exec(block) ?? []
    expect(memory, name).toBeDefined()
    expect(block, name).toContain(`\nmemswap_limit: ${memory}\n`)
    expect(block, name).toMatch(/^pids_limit: \d+$/m)
  }
}

/** What an anchor names. */
function blockOf(anchor: string, text: string) {
  const [, indent = '', key = ''] = new RegExp(`^( *)([\\w-]+): &${anchor}$`, 'm').exec(text) ?? []
  return indent ? below(key, below('services', text)) : below(key, text)
}
