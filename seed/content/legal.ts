import type { Block } from '../richText'

/** Sample texts, marked as such. No lawyer has read them. */
export const legal = {
  privacy: [
    'This is a sample notice. It describes what this site does; the owner will have it checked by a lawyer before it takes effect.',
    'It is given under the Digital Personal Data Protection Act, 2023 and the Rules of 2025. “We” are the business named at the top of this page.',
    { heading: 'What we ask for, and why' },
    {
      list: [
        'Your phone number: to call you back about your request.',
        'Your name: so that we know who we are speaking to.',
        'Your email, if you give it: to answer in writing and to send a quote.',
        'The date, the number of guests, the venue and what you write about it: to see whether we are free, to plan, and to quote.',
        'The service or plan you chose: to know what you are interested in.',
        'What you tell us about food, serving, budget and how to reach you: to plan your event and to call you at a good time. How you heard about us, and which link brought you here: to learn how customers find us.',
        'Your message, on the contact page: to answer it.',
        'The time you sent it, your language and the version of this notice: to have a record of what you agreed to.',
      ],
    },
    'Your phone number is all that a booking request needs; a contact message needs a phone number or an email. Everything else is optional.',
    { heading: 'What we do not do' },
    {
      list: [
        'We do not sell your data, lend it or give it to advertisers.',
        'We send no advertising unless you asked for it, apart from your request, and you can stop it at any time.',
        'No other company tracks your visit: this site loads nothing from anyone else.',
        'We make no automated decisions about you.',
      ],
    },
    'When you follow a link to WhatsApp, to a map or to a social network, you leave this site, and the rules of that company apply.',
    { heading: 'Who sees it' },
    'Only the people on our team who answer requests. The company that runs our server stores the data for us and may not use it for anything else. We give data to an authority only when the law requires it.',
    { heading: 'How long we keep it' },
    {
      list: [
        'A request or message: until it is settled, and at most 24 months (sample) after its event or, where it names no day, after you sent it. After that we remove your name and contact details. What remains is the date, the number of guests and the service, which do not identify you.',
        'Requests that we delete: they stay in the trash for 30 days and are then erased for good.',
        'Business papers such as quotes and invoices, which are not kept on this site: for as long as the law requires.',
        'If you withdraw your consent or ask us to erase your data: we erase it, unless the law requires us to keep it.',
      ],
    },
    { heading: 'Cookies and measurements' },
    'Visitors get no cookies. Only our own team gets one when they sign in to run this site, and it ends with their session.',
    'What you type into a form waits on your own device for seven days, or until it is sent or you clear it, so that you lose nothing if the network drops. We do not see it until you send it.',
    'To prevent misuse, we count for one day how many requests come from the same network address, phone number or email. These are stored only in a form that cannot be read back.',
    'Some visits report how fast a page loaded: the name of the measurement, its value and the page. The report contains no name, no number and nothing that identifies a visitor.',
    { heading: 'Your rights' },
    'At any time, free of charge and without giving a reason, you may:',
    {
      list: [
        'ask what data we hold about you and how we have used it;',
        'have it corrected, completed or brought up to date;',
        'have it erased;',
        'withdraw your consent as easily as you gave it (what we did before that remains lawful);',
        'name a person who may use these rights for you if you die or are unable to;',
        'complain to us and get an answer.',
      ],
    },
    'Call us or write to us with your reference number or the phone number you gave, so that we can find your request. We will reply as soon as we can, and within 90 days at the latest.',
    { heading: 'If you are not satisfied' },
    'Please write to the contact on this page first. If our answer does not help, you may complain to the Data Protection Board of India.',
    { heading: 'Children' },
    'If you are under 18, please ask a parent or guardian to send the form for you.',
    { heading: 'Changes' },
    'If we change how we use your data, we update this notice first and give it a new date. What you agreed to before does not change.',
  ] satisfies Block[],

  terms: [
    'These are sample terms in plain words. The owner will have them checked by a lawyer before they take effect. “We” are the business named at the top of this page.',
    { heading: 'A request is not a booking' },
    'The forms on this site send us a request, which is free and does not commit you or us to anything. The reference number simply helps us find your request.',
    { heading: 'The quote and the agreement' },
    {
      list: [
        'After we have spoken, we send you a written quote: what we will do, on which date, for how many guests, at what cost and with which taxes.',
        'We have an agreement once you accept the quote in writing and pay the advance named in it.',
        'If the quote and this site say different things, the quote applies.',
        'The quote says how you can change the date or the number of guests, and what a cancellation costs.',
      ],
    },
    { heading: 'No payment on this site' },
    'We never ask for money on this site. If someone sends you a payment link in our name, please call us first.',
    { heading: 'Food' },
    'Please tell us about allergies and dietary rules before you accept the quote. Vegetarian and non-vegetarian food is cooked separately. Where several kitchens share a venue, we cannot rule out traces of other foods.',
    { heading: 'The venue, sound and permissions' },
    'Please make sure that we are allowed to work at the venue and that it has water, power and space for a kitchen. If we arrange any of this for you, the quote says so. Music needs official permission and has to stop on time, which in Jaipur is 10 pm.',
    { heading: 'What this site shows' },
    'The pictures are computer-made illustrations, not photographs of our events. Your event will look as we agree with you. We keep the information on this site correct as best we can, and fix mistakes when we hear of them.',
    { heading: 'Law' },
    'Indian law applies. The courts in Jaipur have jurisdiction, unless the law gives you the right to go to another court.',
  ] satisfies Block[],
}
