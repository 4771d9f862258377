import { randomInt, randomUUID } from 'node:crypto'

interface Answer {
  body: {
    doc?: { id: string; reference: string }
    errors?: { data?: { reference?: string; retryAfter?: number }; name?: string }[]
    repeated?: boolean
  }
  headers: Headers
  status: number
}

/** A phone number that is unique within a run. */
export const somePhone = () => String(randomInt(7_000_000_000, 9_999_999_999))

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

interface Sent {
  address?: string
  data?: object
  url: string
}

/** Posts a booking as the form does; rejects only when there is no answer. */
export async function sendBooking({ address, data, url }: Sent): Promise<Answer> {
  const response = await fetch(`${url}/api/bookings`, {
    body: JSON.stringify({ contactNumber: somePhone(), idempotencyKey: randomUUID(), ...data }),
    headers: {
      'content-type': 'application/json',
      // The last entry is the proxy that the site trusts; entries to its left are ignored.
      'x-forwarded-for': address ?? someAddress(),
    },
    method: 'POST',
  })
  const { headers, status } = response
  return { body: (await response.json()) as Answer['body'], headers, status }
}
