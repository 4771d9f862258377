import type { bookingDetails as detailsInEnglish } from '../en/bookingFields'

export const bookingDetails: typeof detailsInEnglish = {
  labels: {
    email: 'ईमेल',
    contactBy: 'आपसे कैसे बात करें?',
    bestTime: 'किस समय',
    foodPreference: 'खाना',
    serviceStyle: 'परोसने का तरीका',
    budgetBand: 'बजट',
    heardFrom: 'हमारे बारे में कैसे पता चला?',
  },
  options: {
    selectedService: { event: 'इवेंट', catering: 'कैटरिंग' },
    contactBy: { call: 'कॉल', whatsapp: 'WhatsApp', email: 'ईमेल' },
    bestTime: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
    foodPreference: {
      veg: 'शाकाहारी',
      nonVeg: 'मांसाहारी',
      mixed: 'दोनों',
      jain: 'जैन',
      satvik: 'सात्विक',
      noOnionGarlic: 'बिना प्याज़-लहसुन',
    },
    serviceStyle: {
      buffet: 'बुफ़े',
      seated: 'बैठाकर, मेज़ पर परोसकर',
      liveCounters: 'लाइव काउंटर',
      boxes: 'पैक डिब्बे',
    },
    budgetBand: {
      upTo1Lakh: '₹1 लाख तक',
      from1To3Lakh: '₹1 से 3 लाख',
      from3To6Lakh: '₹3 से 6 लाख',
      from6To12Lakh: '₹6 से 12 लाख',
      over12Lakh: '₹12 लाख से ज़्यादा',
    },
    heardFrom: {
      search: 'Google या किसी और सर्च से',
      instagram: 'Instagram',
      family: 'परिवार या दोस्तों से',
      venue: 'वेन्यू से',
      planner: 'इवेंट प्लानर से',
      other: 'और कहीं से',
    },
  },
  group: 'और जानकारी',
  campaign: 'कैंपेन',
}
