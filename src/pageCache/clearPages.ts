import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { forgetPages } from './finishedPages'

/** The pages of that tag are made anew at the next request. Throws where no request is under way. */
export function clearPages(tag: string) {
  revalidateTag(tag, { expire: 0 })
  forgetPages()
  // Next takes it to heart when the request is over; a page may have been kept meanwhile.
  after(forgetPages)
}
