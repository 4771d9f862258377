import type { Field, GlobalConfig } from 'payload'
import { localizedText, urlField } from '@collections/fields'
import {
  addressParts,
  phoneField,
  retentionMonths,
  fssai,
  gstin,
} from '@collections/settingsFields'
import { anyone, hiddenWithout, withRight } from '@/account/access'
import { REFERENCE_PREFIX, isReferencePrefix } from '@/booking/rules/reference'
import { access as accessWords } from '@/i18n/en/account'
import { maxLengths } from '@/rules/maxLengths'
import { isOpeningLine } from '@/rules/openingHours'
import { revalidateAfterGlobalChange } from '@/site/publishing'
import { acknowledgement, replyTemplates } from './replyTemplates'

const EVENTS_PER_DAY_MAX = 99

const business: Field[] = [
  localizedText('name', { max: maxLengths.name, required: true }),
  localizedText('tagline', { max: maxLengths.line }),
  {
    name: 'logo',
    type: 'upload',
    admin: {
      description: 'Stands beside the name, on the site and in the panel. Empty: the drawn window.',
    },
    relationTo: 'media',
  },
  {
    name: 'referencePrefix',
    type: 'text',
    label: 'Letters of references',
    admin: {
      description: 'What the reference of a new request begins with: JU gives JU-7K4M-92.',
    },
    defaultValue: REFERENCE_PREFIX,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
      ],
    },
    maxLength: 10,
    validate: (value: unknown) =>
      !value ||
      isReferencePrefix(String(value).trim().toUpperCase()) ||
      accessWords.referencePrefix,
  },
  localizedText('footerNote'),
  phoneField('phone'),
  { ...phoneField('whatsapp'), label: 'WhatsApp' },
  { name: 'email', type: 'email' },
  {
    name: 'social',
    type: 'group',
    fields: [
      urlField('instagram'),
      urlField('facebook'),
      { ...urlField('youtube'), label: 'YouTube' },
      urlField('map'),
    ],
  },
]

const hoursAndPlace: Field[] = [
  {
    name: 'openingHours',
    type: 'text',
    admin: {
      components: { Field: '/src/panel/OpeningHours.client#OpeningHours' },
      description:
        'When you pick up the phone. Pages, emails and search engines read it from here. Add hours again for days with other times.',
    },
    hasMany: true,
    maxLength: maxLengths.name,
    maxRows: 7,
    validate: areOpeningHours,
  },
  {
    name: 'eventsPerDay',
    type: 'number',
    label: 'Events per day',
    access: { read: withRight('readBookings') },
    admin: {
      description:
        'How many events you can serve on one day. Visitors who choose a day that fills up or is full are told so, and can ask for it all the same. Empty: no hint.',
      step: 1,
    },
    max: EVENTS_PER_DAY_MAX,
    min: 1,
    validate: isEventsPerDay,
  },
  ...addressParts,
  localizedText('areaServed', { description: 'For example: Jaipur and 150 km around.' }),
  {
    name: 'place',
    type: 'group',
    admin: { description: 'Where the map and search engines put the address.' },
    fields: [
      { name: 'latitude', type: 'number', max: 90, min: -90 },
      { name: 'longitude', type: 'number', max: 180, min: -180 },
    ],
  },
]

const repliesAndEmails: Field[] = [
  {
    name: 'bookingsEmail',
    type: 'email',
    access: { read: withRight('editSettings') },
    admin: {
      description: 'Where new requests are sent by email; the email above when left empty.',
    },
  },
  localizedText('replyPromise', { description: 'Completes: We will call you back …' }),
  acknowledgement,
  replyTemplates,
]

const privacy: Field[] = [
  {
    name: 'grievance',
    type: 'group',
    label: 'Privacy contact',
    admin: { description: 'Who answers questions and complaints about personal data.' },
    fields: [localizedText('name', { max: maxLengths.name }), { name: 'email', type: 'email' }],
  },
  retentionMonths,
]

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Settings',
  access: { read: anyone, update: withRight('editSettings') },
  admin: {
    description: 'What is left empty is hidden everywhere.',
    group: 'Business',
    hidden: hiddenWithout('editSettings'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Business', fields: business },
        { label: 'Hours and place', fields: hoursAndPlace },
        { label: 'Replies and emails', fields: repliesAndEmails },
        { label: 'Privacy', fields: privacy },
        { label: 'Tax and licences', fields: [gstin, fssai] },
      ],
    },
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: false,
}

function isEventsPerDay(count: unknown) {
  if (count === null || count === undefined) return true
  const isWhole = Number.isInteger(count) && Number(count) >= 1
  return (isWhole && Number(count) <= EVENTS_PER_DAY_MAX) || accessWords.eventsPerDay
}

function areOpeningHours(lines: unknown) {
  const given = Array.isArray(lines) ? lines.map(String) : []
  return given.every(isOpeningLine) || accessWords.openingHours
}
