/** Contains the address of the connection. `src/server/beforeNext.mjs` overwrites a value from the client. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address'
