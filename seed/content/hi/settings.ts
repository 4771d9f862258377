import { defaultReplies } from '@/i18n/hi/replies'

export const settings = {
  name: 'झरोखा उत्सव',
  tagline: 'इवेंट और कैटरिंग, जयपुर',
  footerNote:
    'जयपुर और आसपास इवेंट सेटअप और कैटरिंग। जब तक मालिक इन्हें न बदलें, नाम, शब्द और तस्वीरें सिर्फ़ नमूना हैं।',
  address: 'नमूना पता, सी-स्कीम',
  city: 'जयपुर',
  state: 'राजस्थान',
  replyPromise: '4 घंटे के भीतर, सुबह 10 से रात 8 बजे के बीच',
  replyTemplates: defaultReplies.map(({ subject, text }) => ({ subject, text })),
}
