import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { forgetPages } from './finishedPages'

/** The pages of those tags are made anew at the next request. Throws where no request is under way. */
export function clearPages(tags: string[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  forgetPages()
  // Next takes it to heart when the request is over; a page may have been kept meanwhile.
  after(forgetPages)
}
