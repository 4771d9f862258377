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
import { access } from '@/i18n/en/account'
import { isLinkTarget } from '@/rules/fieldValues'

/** Validates the address, whatever the type of the link. */
const checked = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text'
    ? { ...field, validate: (url: unknown) => isLinkTarget(url) || access.linkTarget }
    : field

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
