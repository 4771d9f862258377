import type { ArrayField, ArrayFieldValidation, RelationshipField } from 'payload'
import { array } from 'payload/shared'
import { courseOptions, dishReaders } from '@collections/Dish'
import { withRight } from '@/account/access'
import { menuWords } from '@/i18n/en/menu'
import { DISHES_MAX } from '@/menu/rules/dishes'

const { plan: words } = menuWords

const access = {
  create: withRight('editContent'),
  read: dishReaders,
  update: withRight('editContent'),
}

const dishes: RelationshipField = {
  name: 'dishes',
  type: 'relationship',
  label: 'Sample menu',
  access,
  admin: { description: words.dishes },
  hasMany: true,
  maxDepth: 0,
  maxRows: DISHES_MAX,
  relationTo: 'dishes',
}

const eachCourseOnce: ArrayFieldValidation = async (rows, options) => {
  const usual = await array(rows, options)
  if (usual !== true) return usual
  const chosen = (rows as { course?: string }[] | null | undefined)?.map(({ course }) => course)
  return new Set(chosen).size === (chosen?.length ?? 0) || words.courseTwice
}

const dishLimits: ArrayField = {
  name: 'dishLimits',
  type: 'array',
  label: 'Dishes by course',
  access,
  admin: { description: words.limits, initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'course', type: 'select', options: courseOptions, required: true },
        {
          name: 'most',
          type: 'number',
          label: 'At most',
          max: DISHES_MAX,
          min: 1,
          required: true,
          validate: (value: unknown) =>
            (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= DISHES_MAX) ||
            words.most,
        },
      ],
    },
  ],
  labels: { singular: 'Limit', plural: 'Limits' },
  maxRows: 20,
  validate: eachCourseOnce,
}

/** Only for the panel. Visitors can read plans, but pages do not contain these fields. */
export const menuFields = [dishes, dishLimits]
