import type {
  CollectionConfig,
  NumberFieldSingleValidation,
  Option,
  SelectFieldManyValidation,
} from 'payload'
import { select } from 'payload/shared'
import { withRight } from '@/account/access'
import { menuWords } from '@/i18n/en/menu'
import { courses, courseWord } from '@/menu/rules/courses'
import { contradictsItself, type DishMark, dishMarks, markWord } from '@/menu/rules/marks'
import {
  isQuantity,
  NEEDS_PLATES,
  NEED_QUANTITY_MAX,
  shops,
  shopWord,
  units,
  unitWord,
} from '@/menu/rules/needs'
import { rootLocale } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { localizedText, picture } from './fields'

const { dish: words } = menuWords

const editors = withRight('editContent')

/** Users who edit dishes or choose them for a booking. */
export const dishReaders = withRight('editContent', 'readBookings')

export const courseOptions: Option[] = courses.map((value) => ({
  label: courseWord(value, rootLocale),
  value,
}))

/** The dishes for menus of bookings and plans. Visitors do not see this collection. */
export const Dish: CollectionConfig = {
  slug: 'dishes',
  dbName: 'Dish',
  labels: { singular: 'Dish', plural: 'Dishes' },
  access: { create: editors, delete: editors, read: dishReaders, update: editors },
  admin: {
    defaultColumns: ['title', 'course', 'marks', 'updatedAt'],
    description: 'What you cook. The menu of each function of a booking is chosen from it.',
    group: 'Content',
    listSearchableFields: ['title', 'note'],
    pagination: { defaultLimit: 50, limits: [25, 50, 100] },
    useAsTitle: 'title',
  },
  defaultSort: 'title',
  fields: [
    localizedText('title', { description: words.title, max: maxLengths.title, required: true }),
    localizedText('note', { description: words.note }),
    {
      name: 'course',
      type: 'select',
      admin: { description: words.course },
      index: true,
      options: courseOptions,
      required: true,
    },
    {
      name: 'marks',
      type: 'select',
      label: 'Food marks',
      admin: { description: words.marks },
      hasMany: true,
      options: dishMarks.map((value) => ({ label: markWord(value, rootLocale), value })),
      validate: (async (value, options) => {
        const usual = await select(value, options)
        if (usual !== true) return usual
        return !contradictsItself((value ?? []) as DishMark[]) || words.contradiction
      }) as SelectFieldManyValidation,
    },
    {
      name: 'needs',
      type: 'array',
      admin: {
        components: { RowLabel: '/src/menu/admin/NeedLabel.client#NeedLabel' },
        description: words.needs(NEEDS_PLATES),
        initCollapsed: true,
      },
      fields: [
        localizedText('ingredient', {
          description: words.ingredient,
          max: maxLengths.name,
          required: true,
        }),
        {
          type: 'row',
          fields: [
            {
              name: 'quantity',
              type: 'number',
              admin: { step: 0.1 },
              required: true,
              validate: ((value) =>
                isQuantity(value) ||
                words.quantity(NEED_QUANTITY_MAX)) as NumberFieldSingleValidation,
            },
            {
              name: 'unit',
              type: 'select',
              options: units.map((value) => ({ label: unitWord(value, rootLocale), value })),
              required: true,
            },
            {
              name: 'shop',
              type: 'select',
              label: 'Bought at',
              options: shops.map((value) => ({ label: shopWord(value, rootLocale), value })),
              required: true,
            },
          ],
        },
      ],
      labels: { singular: 'Ingredient', plural: 'Ingredients' },
      maxRows: 40,
    },
    { ...picture, admin: { description: words.image }, required: false },
  ],
  versions: false,
}
