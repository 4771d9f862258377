import type { preview as enPreview, site as enSite } from '@/i18n/en/site'
import type { Diet, ServiceCategory } from '@/rules/serviceKinds'
import { pages } from './pages'

const categories: Record<ServiceCategory, string> = {
  weddings: 'शादियाँ',
  corporate: 'कॉर्पोरेट',
  concerts: 'कॉन्सर्ट',
  celebrations: 'पार्टियाँ',
  veg: 'वेज',
  nonveg: 'नॉन-वेज',
  snacks: 'स्नैक्स',
  packages: 'पैकेज',
}

const diets: Record<Diet, string> = {
  veg: 'वेज',
  nonveg: 'नॉन-वेज',
  jain: 'जैन',
  noOnionGarlic: 'बिना प्याज़-लहसुन',
  satvik: 'सात्विक',
  vegan: 'वीगन',
  eggless: 'एगलेस',
}

export const site: typeof enSite = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  unnamed: 'इवेंट और कैटरिंग',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    event: 'इवेंट',
    catering: 'कैटरिंग',
    more: 'और',
    book: 'बुक करें',
    call: 'फ़ोन करें',
    menu: 'मेन्यू',
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    reach: 'हमें फ़ोन या मैसेज करें',
  },
  actions: {
    bookEvent: 'इवेंट बुक करें',
    hireCatering: 'कैटरिंग बुक करें',
    forCompanies: 'कंपनी के लिए इवेंट करना है?',
    bookNow: 'अभी बुक करें',
    choose: 'चुनें',
    seeAll: 'सभी देखें',
    openForm: 'बुकिंग फ़ॉर्म खोलें',
  },
  categories,
  all: 'सभी',
  filterBy: 'दिखाएँ',
  shown: (count) => (count === 1 ? '1 सेवा दिख रही है' : `${count} सेवाएँ दिख रही हैं`),
  diets,
  pureVeg: 'शुद्ध शाकाहारी',
  onRequest: 'कहने पर:',
  menus: {
    jain: 'जैन मेन्यू',
    noOnionGarlic: 'बिना प्याज़-लहसुन',
    satvik: 'सात्विक मेन्यू',
  },
  services: (count) => (count === 1 ? '1 सेवा' : `${count} सेवाएँ`),
  servicesText: 'इवेंट और कैटरिंग के लिए',
  mostPopular: 'सबसे पसंदीदा',
  plan: (title) => `${title} प्लान`,
  allOf: { events: '(इवेंट)', catering: '(कैटरिंग)' },
  opening: {
    everyDay: 'रोज़',
    days: {
      Mo: 'सोमवार',
      Tu: 'मंगलवार',
      We: 'बुधवार',
      Th: 'गुरुवार',
      Fr: 'शुक्रवार',
      Sa: 'शनिवार',
      Su: 'रविवार',
    },
    span: (from, to) => `${from} से\u00a0${to}\u00a0तक`,
    time: (hour, minutes) => `${partOfDay(hour)}\u00a0${hour % 12 || 12}${minutes}\u00a0बजे`,
  },
  contact: {
    whatsapp: 'WhatsApp',
    whatsappNote: 'जगह की फ़ोटो भेजिए',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    map: 'नक्शा खोलें',
    more: 'हमें लिखें',
    chat: (place) => `नमस्ते! हम आपकी वेबसाइट (${place}) से लिख रहे हैं।`,
  },
  footer: {
    welcome: 'पधारो म्हारे देस',
    links: 'ज़रूरी लिंक',
    shortTitles: { home: 'होम', service: 'सेवाएँ' },
    legal: 'नियम और प्राइवेसी',
    follow: 'हमसे जुड़ें',
    reach: 'हमसे बात करें',
    gstin: 'GSTIN',
    fssai: 'FSSAI',
    rights: (year, name) => `© ${year} ${name}। सर्वाधिकार सुरक्षित।`,
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
  pages,
}

function partOfDay(hour: number): string {
  if (hour % 24 < 4 || hour % 24 >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

export const preview: typeof enPreview = {
  label: 'प्रीव्यू',
  drafts: 'ये ड्राफ़्ट हैं।',
  end: 'लाइव पेज दिखाएँ',
}
