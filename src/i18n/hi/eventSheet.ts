import type { UnwonStatus } from '@/booking/rules/status'
import type { eventSheet as enTexts } from '@/i18n/en/eventSheet'

const stages: Record<UnwonStatus, string> = {
  new: 'नई रिक्वेस्ट',
  contacted: 'बात हो चुकी',
  quoted: 'कोटेशन भेजा',
  lost: 'बुकिंग नहीं हुई',
  spam: 'स्पैम',
}

const stageWord = (status: string): string =>
  (stages as Record<string, string | undefined>)[status] ?? status

export const eventSheet: typeof enTexts = {
  title: 'इवेंट की शीट',
  reference: 'नंबर',
  stage: (status) => `स्थिति: ${stageWord(status)}। बुकिंग अभी पक्की नहीं।`,
  noName: 'नाम नहीं लिखा',
  labels: {
    date: 'तारीख',
    guests: 'मेहमान',
    event: 'इवेंट',
    plan: 'प्लान',
    venue: 'वेन्यू',
    food: 'खाना',
    serving: 'परोसने का तरीका',
    wishes: 'ग्राहक की फ़रमाइश',
  },
  notSet: 'तय नहीं',
  functions: 'फ़ंक्शन',
  kitchen: (day) => `रसोई की शीट, ${day}`,
  purchases: 'सामान की लिस्ट',
  times: ['टीम पहुँचेगी', 'मेहमान आएँगे', 'कब तक'],
  map: 'नक्शा खोलें',
  includes: (title) => `${title} में शामिल`,
  contacts: 'फ़ोन नंबर',
  customer: 'ग्राहक',
  business: 'ऑफ़िस',
  notes: 'टीम के लिए नोट',
  noNotes: 'कोई नोट नहीं। रिक्वेस्ट में “टीम के लिए” लिखे नोट यहाँ छपते हैं।',
  checklist: 'चेकलिस्ट',
  checklists: {
    event: ['सजावट का सामान लद गया', 'लाइट और साउंड जाँच लिए', 'मंच और बैठने की जगह तैयार'],
    catering: ['सारी सामग्री जाँच ली', 'गैस, पानी और बिजली तैयार', 'काउंटर लग गए, खाना चख लिया'],
    both: ['टीम को समय और जगह बता दी', 'वेन्यू खुला है, बिजली चालू', 'जगह साफ़ छोड़ी, सारा सामान गिन लिया'],
  },
  printed: ({ moment, revision }) =>
    `बदलाव नंबर ${revision}, ${moment} तक की जानकारी। सिर्फ़ टीम के लिए; इवेंट के बाद फाड़ दें।`,
}
