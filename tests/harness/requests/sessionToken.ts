/** The token of the session in the cookies that an answer sets. */
export const sessionToken = (setCookie: string | string[] | null | undefined) =>
  /payload-token=([^;,\s]+)/.exec(String(setCookie))?.[1]
