import { requestWords } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import { DeleteButton } from './DeleteButton.client'

const { actions: words } = requestWords

export function Actions({ id }: { id: string }) {
  return (
    <>
      <a className="desk-button" href={panelPaths.eventSheet(id)} rel="noopener" target="_blank">
        {words.sheet}
      </a>
      <DeleteButton />
    </>
  )
}
