import { access as accessWords } from '@/i18n/en/account'
import { maxLengths } from '@/rules/maxLengths'
import {
  diets,
  isCategoryOf,
  serviceCategories,
  serviceKinds,
  type Diet,
  type Food,
  type ServiceKind,
} from '@/rules/serviceKinds'
import { contentHooks } from '@/site/publishing'
import {
  localizedList,
  localizedText,
  localizedTextarea,
  options,
  order,
  picture,
  slug,
  contentCollection,
} from './fields'
import { noteAddress, redirectOldAddress } from './Redirect/followAddress'

const dietOptions = options(diets, { nonveg: 'Non-veg', noOnionGarlic: 'No onion, no garlic' })

export const Service = contentCollection({
  slug: 'services',
  dbName: 'Service',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    defaultColumns: ['title', 'image', 'order', 'kind', 'category', '_status'],
    description: 'Event and catering services. The first three of each kind are on the home page.',
    listSearchableFields: ['title', 'description', 'location'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    useAsTitle: 'title',
  },
  defaultSort: ['-kind', 'order'],
  fields: [
    localizedText('title', {
      description: 'The name on the card and on its page.',
      max: maxLengths.title,
      required: true,
    }),
    {
      name: 'kind',
      type: 'select',
      admin: { description: 'Decides which page lists it: events or catering.' },
      index: true,
      options: options(serviceKinds),
      required: true,
    },
    {
      name: 'category',
      type: 'select',
      admin: { description: 'The chip that visitors filter the page by.' },
      filterOptions: ({ options: all, siblingData }) => {
        const { kind } = siblingData as { kind?: ServiceKind }
        if (!kind) return all
        return all.filter((one) => isCategoryOf(kind, typeof one === 'string' ? one : one.value))
      },
      options: options(serviceCategories, { nonveg: 'Non-veg' }),
      required: true,
      validate: (
        value: unknown,
        { siblingData }: { siblingData: Partial<{ kind: 'event' | 'catering' }> },
      ) =>
        !siblingData.kind ||
        isCategoryOf(siblingData.kind, String(value)) ||
        accessWords.categoryOfKind,
    },
    localizedTextarea('description', {
      description: 'Two or three sentences: what the guests see, taste or hear.',
    }),
    picture,
    localizedList('includes', {
      description: 'What comes with it, three to six lines. Press Enter after each.',
    }),
    localizedList('goodToKnow', {
      description:
        'Rules and permissions, under “Good to know” on its page. Press Enter after each.',
    }),
    localizedText('location', { description: 'Only if it is tied to a place. Empty: not shown.' }),
    localizedText('capacity', { description: 'For example: Up to 120 guests. Empty: not shown.' }),
    {
      name: 'diets',
      type: 'select',
      label: 'Food marks',
      admin: {
        condition: (_, sibling) => sibling.kind === 'catering',
        description:
          'What all of this food is. Veg and Non-veg together mean that both are served. What you cook only when asked belongs under On request.',
      },
      hasMany: true,
      options: dietOptions,
      validate: isPossibleFood,
    },
    {
      name: 'dietsOnRequest',
      type: 'select',
      label: 'On request',
      admin: {
        condition: (_, sibling) => sibling.kind === 'catering',
        description: 'What you also cook when it is asked for. The card says “On request”.',
      },
      hasMany: true,
      options: dietOptions,
      validate: isNoMark,
    },
    {
      name: 'gallery',
      type: 'upload',
      admin: { description: 'More pictures, for the page of this service.' },
      hasMany: true,
      maxRows: 12,
      relationTo: 'media',
    },
    {
      name: 'faqs',
      type: 'relationship',
      label: 'Questions',
      admin: { description: 'What people ask about this service, shown on its page.' },
      hasMany: true,
      maxDepth: 0,
      maxRows: 12,
      relationTo: 'faqs',
    },
    localizedList('tags', {
      description: 'Short words, shown on the card with a #. Press Enter after each.',
      max: maxLengths.name,
    }),
    slug,
    order,
  ],
  hooks: {
    ...contentHooks,
    afterChange: [redirectOldAddress, ...(contentHooks?.afterChange ?? [])],
    beforeChange: [noteAddress],
  },
})

/** A menu with meat is not Jain, satvik or vegan, so these marks are refused. */
function isPossibleFood(value: unknown) {
  const marks = (value ?? []) as Diet[]
  const contradicts = (['jain', 'satvik', 'vegan'] as const).some((diet) => marks.includes(diet))
  return !(marks.includes('nonveg') && contradicts) || accessWords.foodMarks
}

function isNoMark(value: unknown, { siblingData }: { siblingData: Food }) {
  const both = ((value ?? []) as Diet[]).some((diet) => siblingData.diets?.includes(diet))
  return !both || accessWords.foodOnRequest
}
