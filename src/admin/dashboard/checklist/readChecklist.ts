import { isAdmin } from '@collections/access/roles'
import type { Payload, TypedUser } from 'payload'
import type { ChecklistItem } from '@/domain/checklist/ChecklistItem'
import { contentChecklist } from '@/domain/checklist/contentChecklist'
import { ownerChecklist } from '@/domain/checklist/ownerChecklist'
import { checklist as checklistWords } from '@/messages/en/checklist'
import { readContentFacts } from './readContentFacts'
import { readOwnerFacts } from './readOwnerFacts'

const { content, owner } = checklistWords

export interface ToldItem extends ChecklistItem {
  title: string
  text: string
}

export interface ChecklistPart {
  title: string
  items: ToldItem[]
}

/** The business is the owner's matter: staff are told of the content alone. Null when unreadable. */
export async function readChecklist(asked: {
  payload: Payload
  user: TypedUser
}): Promise<ChecklistPart[] | null> {
  try {
    const [ofContent, ofOwner] = await Promise.all([
      readContentFacts(asked).then(contentChecklist),
      isAdmin(asked.user) ? readOwnerFacts(asked).then(ownerChecklist) : null,
    ])
    const parts = [{ title: content.title, items: ofContent.map(tell(content.items)) }]
    if (ofOwner) parts.unshift({ title: owner.title, items: ofOwner.map(tell(owner.items)) })
    return parts
  } catch (err) {
    asked.payload.logger.error({ msg: 'The checklist was not read', err })
    return null
  }
}

function tell<Id extends string>(words: Record<Id, readonly [title: string, text: string]>) {
  return (item: ChecklistItem<Id>): ToldItem => {
    const [title, text] = words[item.id]
    return { ...item, text, title }
  }
}
