import { fieldsOf } from '@/i18n/untranslated'
import { type SectionHeadProps, SectionHeadView } from './SectionHeadView.client'

/** Only the visible fields of the stored heading. */
export function SectionHead(props: SectionHeadProps) {
  return <SectionHeadView {...fieldsOf(props, ['children', 'kicker', 'text', 'title'])} />
}
