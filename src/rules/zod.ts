import { config } from 'zod'

// Without it, Zod tries `new Function` in the browser, which the content security policy refuses and reports.
config({ jitless: true })

/** For every schema that the browser uses. */
export { z } from 'zod'
