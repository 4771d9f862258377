import type { IncomingMessage } from 'node:http'
import { SOCKET_ADDRESS_HEADER } from '../domain/clientAddress'

/**
 * Hands on the address of the connection, over whatever the sender wrote there: Next does not tell it
 * to the code that counts requests by address. It answers nothing.
 */
export function noteSocketAddress({ headers, socket }: IncomingMessage): boolean {
  headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress ?? ''
  return false
}
