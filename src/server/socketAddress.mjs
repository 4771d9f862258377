/** Holds the address of the connection; `src/server/beforeNext.mjs` overwrites what a sender put there. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address'
