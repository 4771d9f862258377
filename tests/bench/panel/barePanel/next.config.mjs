import { withPayload } from '@payloadcms/next/withPayload'

/** Nothing of the project around it. */
export default withPayload({ turbopack: { root: import.meta.dirname } })
