import type { bookingDetails as enDetails } from '@/i18n/en/bookingFields'

export const bookingDetails: typeof enDetails = {
  group: 'और जानकारी',
  campaign: 'कैंपेन',
  labels: {
    email: 'ईमेल',
    contactBy: 'हम आपसे कैसे बात करें?',
    bestTime: 'बात करने का सही समय',
    foodPreference: 'खाना',
    serviceStyle: 'परोसने का तरीका',
    budgetBand: 'बजट',
    heardFrom: 'हमारे बारे में कहाँ से पता चला?',
  },
  options: {
    selectedService: { event: 'इवेंट', catering: 'कैटरिंग' },
    contactBy: { call: 'फ़ोन', whatsapp: 'WhatsApp', email: 'ईमेल' },
    bestTime: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
    foodPreference: {
      veg: 'वेज',
      nonVeg: 'नॉन-वेज',
      mixed: 'दोनों',
      jain: 'जैन',
      satvik: 'सात्विक',
      noOnionGarlic: 'बिना प्याज़-लहसुन',
    },
    serviceStyle: {
      buffet: 'बुफ़े',
      seated: 'मेज़ पर बैठाकर परोसना',
      liveCounters: 'लाइव काउंटर',
      boxes: 'पैक्ड डिब्बे',
    },
    budgetBand: {
      upTo1Lakh: '₹1 लाख तक',
      from1To3Lakh: '₹1 से 3 लाख',
      from3To6Lakh: '₹3 से 6 लाख',
      from6To12Lakh: '₹6 से 12 लाख',
      over12Lakh: '₹12 लाख से ज़्यादा',
    },
    heardFrom: {
      search: 'Google या इंटरनेट पर खोजकर',
      instagram: 'Instagram से',
      family: 'परिवार या दोस्तों से',
      venue: 'किसी वेन्यू से',
      planner: 'किसी इवेंट प्लानर से',
      other: 'कहीं और से',
    },
  },
}
