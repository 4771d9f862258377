import { z } from 'zod'

const list = z.array(z.unknown()).default([])

const taken = z.object({ rejected: list, response: z.string() })

const failed = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  message: z.string(),
  response: z.string().optional(),
})

export function describeAccepted(info: unknown): string {
  const { rejected, response } = taken.parse(info)
  if (rejected.length > 0) return `The mail server refused ${rejected.join(', ')}: ${response}`
  return `The mail server took it and answered: ${response}`
}

const reasons: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or password of SMTP_URL',
  ECONNECTION: 'The mail server could not be reached',
  EDNS: 'The name of the mail server in SMTP_URL was not found',
  EENVELOPE: 'The mail server refused the sender or the recipient',
  EMESSAGE: 'The mail server refused the email',
  ESOCKET: 'The mail server could not be reached',
  ETIMEDOUT: 'The mail server did not answer in time: a firewall, or the wrong port, in SMTP_URL',
  ETLS: 'No encrypted connection came about: smtps:// is for port 465, smtp:// for port 587',
}

export function describeFailure(error: unknown): string {
  const {
    code = '',
    command,
    message,
    response,
  } = failed.parse(
    error instanceof Error ? { ...error, message: error.message } : { message: String(error) },
  )
  const said = response ? `${response} (to ${command ?? 'its greeting'})` : message
  return `${reasons[code] ?? 'The email was not sent'}: ${said}`
}
