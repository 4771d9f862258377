import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

/** For a program of seconds, the first compiler alone takes half the processor time; the checker needs a deep stack. */
const flags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar')

/** The checker of the HTML standard is a Java program. */
export async function hasJava(): Promise<boolean> {
  const { failed } = await execa('java', ['-version'], { reject: false })
  return !failed
}

/** What the Nu HTML Checker has against these documents, each with the name of its page. */
export async function htmlProblems(documents: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'html-checker-'))
  try {
    const names = [...documents.keys()]
    const fileOf = (index: number) => path.join(folder, `${index}.html`)
    await Promise.all([...documents.values()].map((html, index) => writeFile(fileOf(index), html)))
    const { stderr } = await execa(
      'java',
      [
        ...flags,
        '-jar',
        checker,
        '--format',
        'json',
        '--skip-non-html',
        ...names.map((_, at) => fileOf(at)),
      ],
      { reject: false },
    )
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    return messages
      .filter(({ subType, type }) => type === 'error' || subType === 'warning')
      .map(({ extract, lastLine, message, url }) => {
        const name = names[Number(path.basename(url, '.html'))]
        return `${name} line ${lastLine}: ${message} ${extract ?? ''}`
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Message {
  type: string
  subType?: string
  url: string
  message: string
  extract?: string
  lastLine?: number
}
