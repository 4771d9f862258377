import type {
  ArrayField,
  ArrayFieldValidation,
  Field,
  GlobalConfig,
  NumberField,
  SelectFieldSingleValidation,
  TextField,
} from 'payload'
import { array, select } from 'payload/shared'
import { localizedText, localizedTextarea, options } from '@collections/fields'
import { hiddenWithout, withRight } from '@/account/access'
import { sellerSettings as words } from '@/i18n/en/sellerSettings'
import { placeRules, sellerModes } from '@/money/rules/gst'
import { gstStates, stateCodes, stateOfGstin } from '@/money/rules/gstStates'
import { HUNDRED_PERCENT, sumOf } from '@/money/rules/paise'
import { isSeries } from '@/money/rules/seriesNumber'
import { dues } from '@/quote/rules/divideSchedule'
import { toBasisPoints } from '@/quote/rules/percent'
import { SCHEDULE_MAX } from '@/quote/rules/quoteSchema'
import { DAYS_OF_VALIDITY, firstSeries } from '@/quote/rules/sellerSettings'
import { isBankAccount, isIfsc, isSac, isVpa } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { revalidateAfterGlobalChange } from '@/site/publishing'

const { hints, wrong } = words

interface Checked extends Pick<TextField, 'admin' | 'defaultValue' | 'label' | 'required'> {
  isRight: (text: string) => boolean
  problem: string
  /** Normalises the typed value. */
  tidy?: (text: string) => string
}

/** Accepts an empty or a valid value. */
function checkedText(
  name: string,
  { isRight, problem, tidy = trimmed, ...own }: Checked,
): TextField {
  return {
    name,
    type: 'text',
    ...own,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? tidy(value) : value)],
    },
    maxLength: maxLengths.line,
    validate: (value: unknown) =>
      value ? isRight(tidy(String(value))) || problem : !own.required || problem,
  }
}

const trimmed = (text: string) => text.trim()

const capitals = (text: string) => text.replace(/\s/g, '').toUpperCase()

const noSpaces = (text: string) => text.replace(/[\s-]/g, '')

const percentField = (name: string, description: string): NumberField => ({
  name,
  type: 'number',
  admin: { description },
  required: true,
  validate: (value: unknown) => toBasisPoints(value) !== undefined || wrong.percent,
})

const TAX_CLASSES_MAX = 12

const taxClasses: ArrayField = {
  name: 'taxClasses',
  type: 'array',
  label: 'Kinds of work',
  labels: { singular: 'Kind of work', plural: 'Kinds of work' },
  admin: { description: hints.taxClasses },
  fields: [
    localizedText('name', { max: maxLengths.name, required: true }),
    checkedText('sac', {
      admin: { description: hints.sac },
      isRight: isSac,
      label: 'SAC',
      problem: wrong.sac,
      required: true,
      tidy: noSpaces,
    }),
    percentField('rate', hints.rate),
    {
      name: 'placeRule',
      type: 'select',
      label: 'Place of supply',
      admin: { description: hints.placeRule },
      defaultValue: placeRules[0],
      options: options(placeRules, words.placeRules),
      required: true,
    },
  ],
  maxRows: TAX_CLASSES_MAX,
}

const tax: Field[] = [
  {
    name: 'mode',
    type: 'select',
    label: 'Registration',
    admin: { description: hints.mode },
    defaultValue: 'unregistered',
    options: options(sellerModes, words.modes),
    required: true,
  },
  {
    name: 'legalName',
    type: 'text',
    admin: { description: hints.legalName },
    maxLength: maxLengths.name,
  },
  {
    name: 'state',
    type: 'select',
    admin: { description: hints.state },
    defaultValue: '08',
    options: stateCodes.map((code) => ({ label: `${code} ${gstStates[code].en}`, value: code })),
    required: true,
    validate: (async (value, options) => {
      const usual = await select(value, options)
      if (usual !== true) return usual
      const { req } = options
      const { gstin } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
      const state = stateOfGstin(gstin ?? '')
      return !state || state === value || wrong.gstinState(gstStates[state].en)
    }) as SelectFieldSingleValidation,
  },
  taxClasses,
]

interface Bank {
  holder?: unknown
  ifsc?: unknown
  number?: unknown
}

const isHalf = (bank: unknown) => {
  const { holder, ifsc, number } = (bank ?? {}) as Bank
  const given = [holder, ifsc, number].filter(Boolean).length
  return given > 0 && given < 3
}

const bankText = (name: keyof Bank, isRight: (text: string) => boolean, problem: string): Field => {
  const tidy = name === 'holder' ? trimmed : name === 'ifsc' ? capitals : noSpaces
  return {
    ...checkedText(name, {
      isRight,
      label: name === 'ifsc' ? 'IFSC' : undefined,
      problem,
      tidy,
    }),
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (!value) return !isHalf(siblingData) || wrong.bankMissing
      return isRight(tidy(String(value))) || problem
    },
  } as Field
}

const payment: Field[] = [
  checkedText('vpa', {
    admin: { description: hints.vpa },
    isRight: isVpa,
    label: 'UPI address',
    problem: wrong.vpa,
  }),
  {
    name: 'bank',
    type: 'group',
    label: 'Bank account',
    admin: { description: hints.bank },
    fields: [
      bankText('holder', (text) => text.length <= maxLengths.name, wrong.bankMissing),
      bankText('number', isBankAccount, wrong.account),
      bankText('ifsc', isIfsc, wrong.ifsc),
      { name: 'bank', type: 'text', label: 'Name of the bank', maxLength: maxLengths.name },
    ],
  },
]

const DAYS_MAX = 365

const daysField = (name: string, { hint, ...own }: { hint: string } & Partial<NumberField>) =>
  ({
    name,
    type: 'number',
    admin: { description: hint, step: 1, ...own.admin },
    defaultValue: own.defaultValue,
    validate: (value: unknown) =>
      value === null || value === undefined || isDays(value) || wrong.days,
  }) as NumberField

const isDays = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= DAYS_MAX

const schedule: ArrayField = {
  name: 'schedule',
  type: 'array',
  label: 'Schedule of payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: { description: hints.schedule },
  fields: [
    localizedText('title', { max: maxLengths.name, required: true }),
    percentField('percent', hints.percent),
    {
      name: 'due',
      type: 'select',
      defaultValue: dues[0],
      options: options(dues, words.due),
      required: true,
    },
    daysField('days', {
      admin: { condition: (_data, { due }) => due === 'daysBefore' },
      hint: hints.days,
    }),
  ],
  maxRows: SCHEDULE_MAX,
  validate: (async (rows, options) => {
    const usual = await array(rows, options)
    if (usual !== true || !rows?.length) return usual
    const percents = (rows as { percent?: unknown }[]).map(({ percent }) => toBasisPoints(percent))
    const sum = sumOf(percents.map((percent) => percent ?? 0))
    return sum === HUNDRED_PERCENT || wrong.schedule(String(sum / 100))
  }) as ArrayFieldValidation,
}

const seriesField = (name: keyof typeof firstSeries): TextField => ({
  ...checkedText(name, {
    defaultValue: firstSeries[name],
    isRight: isSeries,
    problem: wrong.series,
    required: true,
    tidy: capitals,
  }),
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
    const own = capitals(String(value ?? ''))
    if (!isSeries(own)) return wrong.series
    const all = Object.values(siblingData as object).map((text) => capitals(String(text)))
    return all.filter((text) => text === own).length === 1 || wrong.seriesTwice
  },
})

const quotes: Field[] = [
  localizedTextarea('terms', { description: hints.terms, max: maxLengths.text }),
  daysField('daysOfValidity', { defaultValue: DAYS_OF_VALIDITY, hint: hints.daysOfValidity }),
  schedule,
  {
    name: 'series',
    type: 'group',
    label: 'Letters of numbers',
    admin: { description: hints.series },
    fields: [seriesField('quote'), seriesField('receipt'), seriesField('refund')],
  },
]

/** The initial values of quotes. GSTIN, FSSAI, address and phone are in the site settings. */
export const SellerSettings: GlobalConfig = {
  slug: 'seller-settings',
  label: words.label,
  access: { read: withRight('manageQuotes'), update: withRight('editSettings') },
  admin: {
    description: words.description,
    group: 'Business',
    hidden: hiddenWithout('editSettings'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: words.tabs.tax, fields: tax },
        { label: words.tabs.payment, fields: payment },
        { label: words.tabs.quotes, fields: quotes },
      ],
    },
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: false,
}
