import type { ContentItem } from '@/domain/checklist/contentChecklist'
import type { OwnerItem } from '@/domain/checklist/ownerChecklist'

/** Title, and what to do. */
type Words = readonly [title: string, text: string]

const content: Record<ContentItem, Words> = {
  servicesDescribed: [
    'Describe every service',
    'A picture, two or three sentences and what is included.',
  ],
  servicesPublished: [
    'Publish what waits as a draft',
    'Visitors see a service once it is published.',
  ],
  plans: ['Keep two plans or more, one of them the most popular', 'The badge helps people choose.'],
  galleries: ['Fill both galleries', 'Eight pictures each, or more, for events and for catering.'],
  photographs: [
    'Show photographs of your own work',
    'These are still the illustrations that came with the site.',
  ],
  altTexts: ['Say what each picture shows', 'One sentence for those who do not see it.'],
  credits: ['Name who made each picture', 'Credit and licence stand on the page Credits.'],
  faqs: ['Answer at least four questions', 'What people ask on the phone before they book.'],
  team: ['Introduce the team', 'Everybody with their name and a few sentences.'],
  testimonials: [
    'Publish what a customer said',
    'Ask one who was happy. The samples are made up and stay hidden.',
  ],
  pages: ['Publish the home page and the page About', 'Changes wait there as a draft.'],
}

const owner: Record<OwnerItem, Words> = {
  phone: ['Your phone number', 'The sample rings nobody.'],
  whatsapp: ['Your WhatsApp number', 'A mobile number. Without it there is no WhatsApp button.'],
  email: ['Your e-mail', 'Shown on the contact page and in the footer.'],
  address: ['Your address', 'Visitors, maps and search engines look for it.'],
  hours: ['Your hours', 'When somebody picks up the phone.'],
  replyPromise: ['How soon you reply', 'Said after each request. Promise what you keep.'],
  fssai: ['Your FSSAI number', 'A caterer has to show it.'],
  gstin: ['Your GSTIN', 'Companies ask for it.'],
  privacyContact: ['Who answers for personal data', 'The law asks for a name and an e-mail.'],
  legalTexts: ['Privacy notice and terms', 'Have the samples read by someone who knows.'],
  footerNote: ['The note in the footer', 'It still says that this site is a sample.'],
  noticeEmail: ['Where new requests are mailed to', 'An e-mail that is read every day.'],
  mailServer: ['A mail server', 'Set SMTP_URL and MAIL_FROM on the server, or no mail goes out.'],
}

/** The list of what is left to do before the site can be shown around. */
export const checklist = {
  title: 'Set-up checklist',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  content: { title: 'The content', items: content },
  owner: { title: 'The business', items: owner },
  toDo: 'To do',
  done: 'Done',
  left: (count: number) => `${count.toLocaleString('en-IN')} left`,
  more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
  failed: 'The checklist could not be read. Everything else works.',
}
