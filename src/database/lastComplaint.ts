import type { EventEmitter } from 'node:events'

/** The last thing a server wrote to stderr, or as an error or fatal into its log. */
export function lastComplaint(instance: EventEmitter) {
  let complaint = ''
  instance.on('instanceSTDERR', (text: string) => {
    complaint = text.split('\n').at(-1) ?? ''
  })
  instance.on('instanceSTDOUT', (text: string) => {
    const logged = [...text.matchAll(/"s":"[EF]".*?("msg":.*)/g)].at(-1)
    if (logged?.[1]) complaint = logged[1]
  })
  return () => complaint
}
