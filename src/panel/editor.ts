import {
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { isLinkTarget } from '@/rules/fieldValues'
import { access } from '@/i18n/en/account'

/** Whatever the kind of the link claims to be: its address is what the page shows. */
const checked = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text'
    ? { ...field, validate: (url: unknown) => isLinkTarget(url) || access.linkTarget }
    : field

/** What a paragraph on this site may be made of. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => defaultFields.map(checked),
    }),
    OrderedListFeature(),
    UnorderedListFeature(),
    InlineToolbarFeature(),
  ],
})
