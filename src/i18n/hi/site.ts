import type { Messages } from '../en'
import type { outage as outageInEnglish } from '../en/site'
import { clock } from '@/rules/openingHours'
import { pages } from './pages'

function partOfDay(hours: number): string {
  if (hours < 4 || hours > 20) return 'रात'
  if (hours < 12) return 'सुबह'
  return hours < 16 ? 'दोपहर' : 'शाम'
}

export const site: Messages['site'] = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  unnamed: 'इवेंट और कैटरिंग',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    event: 'इवेंट',
    catering: 'कैटरिंग',
    more: 'और देखें',
    book: 'बुक करें',
    call: 'कॉल करें',
    menu: 'मेन्यू',
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    reach: 'कॉल या मैसेज करें',
  },
  actions: {
    bookEvent: 'इवेंट बुक करें',
    hireCatering: 'कैटरिंग बुक करें',
    bookNow: 'बुक करें',
    choose: 'यह प्लान चुनें',
    seeAll: 'सब देखें',
    openForm: 'बुकिंग फ़ॉर्म खोलें',
  },
  categories: {
    weddings: 'शादी',
    corporate: 'कॉर्पोरेट',
    concerts: 'कॉन्सर्ट',
    celebrations: 'पार्टी और जश्न',
    veg: 'वेज',
    nonveg: 'नॉन-वेज',
    snacks: 'नाश्ता और चाट',
    packages: 'पैकेज',
  },
  all: 'सभी',
  filterBy: 'देखें',
  shown: (count) => `${count} ${count === 1 ? 'सेवा' : 'सेवाएँ'} दिख रही ${count === 1 ? 'है' : 'हैं'}`,
  diets: {
    veg: 'वेज',
    nonveg: 'नॉन-वेज',
    jain: 'जैन',
    noOnionGarlic: 'बिना प्याज़-लहसुन',
    satvik: 'सात्विक',
    vegan: 'वीगन',
    eggless: 'बिना अंडे का',
  },
  pureVeg: 'शुद्ध शाकाहारी',
  onRequest: 'कहने पर:',
  menus: {
    jain: 'जैन मेन्यू',
    noOnionGarlic: 'बिना प्याज़-लहसुन',
    satvik: 'सात्विक मेन्यू',
  },
  services: (count) => `${count} सेवाएँ`,
  servicesText: 'इवेंट और कैटरिंग के लिए',
  mostPopular: 'सबसे ज़्यादा पसंद',
  plan: (title) => `${title} प्लान`,
  allOf: { events: 'सभी इवेंट', catering: 'पूरी कैटरिंग' },
  opening: {
    everyDay: 'हर दिन',
    days: {
      Mo: 'सोमवार',
      Tu: 'मंगलवार',
      We: 'बुधवार',
      Th: 'गुरुवार',
      Fr: 'शुक्रवार',
      Sa: 'शनिवार',
      Su: 'रविवार',
    },
    to: 'से',
    time: (hours, minutes) => `${partOfDay(hours % 24)} ${clock(hours, minutes)}`,
    hours: (opens, closes) => `${opens} से ${closes} बजे`,
  },
  contact: {
    whatsapp: 'WhatsApp',
    whatsappNote: 'वेन्यू की फ़ोटो भेजें',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    map: 'मैप खोलें',
    more: 'हमें लिखें',
    chat: (place) => `नमस्ते! मैं आपकी वेबसाइट (${place}) से लिख रहा/रही हूँ।`,
  },
  footer: {
    welcome: 'पधारो म्हारे देस',
    links: 'ज़रूरी लिंक',
    services: 'सेवाएँ',
    booking: 'बुकिंग',
    legal: 'नियम और प्राइवेसी',
    follow: 'हमसे जुड़ें',
    reach: 'संपर्क करें',
    gstin: 'GSTIN',
    fssai: 'FSSAI',
    rights: (year, name) => `© ${year} ${name}। सर्वाधिकार सुरक्षित।`,
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
  pages,
}

export const preview: Messages['preview'] = {
  label: 'प्रीव्यू',
  drafts: 'आप ड्राफ़्ट देख रहे हैं।',
  end: 'पब्लिश किया हुआ पेज दिखाएँ',
}

export const outage: typeof outageInEnglish = {
  away: 'साइट थोड़ी देर के लिए बंद है। कृपया कुछ देर में फिर कोशिश करें।',
}
