/** The subject and the bodies of an e-mail as a mail program shows them. */
export function readMail(raw: string) {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const header = /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? ''
  const bodies = [
    ...raw.matchAll(/Content-Transfer-Encoding: (\S+)(?:\r?\n.+)*\r?\n\r?\n([^]*?)(?=\r?\n--|$)/gi),
  ]
  return {
    subject: decodeWords(header),
    text: bodies.map(([, encoding = '', body = '']) => decoded(encoding, body)).join('\n'),
  }
}

const decodeWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      decoded(kind.toUpperCase() === 'B' ? 'base64' : 'quoted-printable', text.replace(/_/g, ' ')),
    )

function decoded(encoding: string, body: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding.toLowerCase() !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
