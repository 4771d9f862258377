/**
 * The frame of Payload's panel around a view of ours. `@payloadcms/next/templates` (3.90.2) is gone in
 * Payload 4: this is the one file that imports it.
 */
export { DefaultTemplate as PanelTemplate } from '@payloadcms/next/templates'
