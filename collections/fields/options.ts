import type { Option } from 'payload'

/** Options of a select from its values: `noOnionGarlic` reads `No onion garlic`. */
export function options(values: readonly string[], labels: Record<string, string> = {}): Option[] {
  return values.map((value) => ({ label: labels[value] ?? toLabel(value), value }))
}

function toLabel(value: string): string {
  const words = value.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
