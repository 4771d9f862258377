import { fieldsOf } from '@/i18n/untranslated'
import { type SectionHeadProps, SectionHeadView } from './SectionHeadView.client'

/** Of the heading that is stored, no more than is shown. */
export function SectionHead(props: SectionHeadProps) {
  return <SectionHeadView {...fieldsOf(props, ['children', 'kicker', 'text', 'title'])} />
}
