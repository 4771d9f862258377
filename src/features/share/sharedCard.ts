import { createHash } from 'node:crypto'
import { sharedImage } from '@/components/ui/picture'
import { readSettings } from '@/data/globals'
import { sharedPicture } from '@/domain/pictures'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { canDraw } from './canDraw'
import { sharedPage, type PageAddress, type SharedPage } from './sharedPage'

export interface Card extends SharedPage {
  name: string
  tagline: string
}

/** What stands on the picture that is shown where a link to a page is shared. */
export async function cardOf(address: PageAddress): Promise<Card | undefined> {
  const [page, settings] = await Promise.all([sharedPage(address), readSettings(address.locale)])
  const name = settings.name ?? messagesFor(address.locale).site.unnamed
  const tagline = settings.tagline ?? ''
  if (!page || !canDraw(page.title + name + tagline)) return undefined
  return { ...page, name, tagline }
}

/** The address of that picture, another one whenever its words or its picture change. */
export async function sharedCard(address: PageAddress) {
  const card = await cardOf(address)
  if (!card) return undefined
  const { name, picture, tagline, title } = card
  const parts = [title, name, tagline, sharedImage(picture)?.url]
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
  return {
    alt: [title, name].join(', '),
    height: sharedPicture.height,
    type: 'image/jpeg',
    url: paths.shareCard({ ...address, version }),
    width: sharedPicture.width,
  }
}
