import { requestWords } from '@/messages/en/request'
import type { Booking, SiteSetting } from '@/payload-types'
import { ActionIcon } from '../bookings/ActionIcon'
import { dashboard } from '@/messages/en/dashboard'
import { replyLinks } from './replyLinks'
import { ReplyMenus } from './ReplyMenu.client'

interface Props {
  booking: Booking
  settings: SiteSetting
}

export function Reach({ booking, settings }: Props) {
  const { call, email, emailPlain, whatsapp, whatsappPlain } = replyLinks({ booking, settings })
  if (!call && !email) return null

  return (
    <div aria-label={requestWords.reach} className="request__reach" role="group">
      {call && (
        <a className="desk-button desk-button--main" href={call}>
          <ActionIcon name="call" />
          {dashboard.actions.call}
        </a>
      )}
      <ReplyMenus
        ways={[
          ...(whatsapp
            ? [{ plain: whatsappPlain, replies: whatsapp, way: 'whatsapp' as const }]
            : []),
          ...(email ? [{ plain: emailPlain, replies: email, way: 'email' as const }] : []),
        ]}
      />
    </div>
  )
}
