import { readFile } from 'node:fs/promises'

export interface Stage {
  name: string
  /** Its instructions, each in one line: COPY, ENV and the like. */
  instructions: { kind: string; words: string }[]
}

/** The stages of the Dockerfile, as far as tests want to know. */
export async function dockerStages(): Promise<Stage[]> {
  const text = (await readFile('Dockerfile', 'utf8')).replace(/^#.*\n/gm, '').replace(/\\\n/g, ' ')
  const stages: Stage[] = []
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const [kind = '', ...rest] = line.trim().split(/\s+/)
    if (kind === 'FROM') stages.push({ name: rest[2] ?? '', instructions: [] })
    stages.at(-1)?.instructions.push({ kind, words: rest.join(' ') })
  }
  return stages
}

export async function dockerStage(name: string): Promise<Stage> {
  const stage = (await dockerStages()).find((one) => one.name === name)
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`)
  return stage
}

/** What an image sets for the programs in it. */
export function envOf({ instructions }: Stage): Record<string, string> {
  const pairs = instructions
    .filter(({ kind }) => kind === 'ENV')
    .flatMap(({ words }) => words.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}
