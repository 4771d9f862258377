import type { quoteEmail as enTexts } from '@/i18n/en/quoteEmail'

export const quoteEmail: typeof enTexts = {
  subject: (number) => `आपका कोटेशन ${number}`,
  hello: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
  ready: (reference) => `आपकी रिक्वेस्ट ${reference} के लिए हमारा कोटेशन तैयार है।`,
  total: 'कुल रकम',
  validUntil: 'इस दिन तक मान्य',
  open: 'कोटेशन देखें',
  isPrivate:
    'यह लिंक आपके लिए है। जिसके पास यह लिंक हो, वह कोटेशन पढ़ और मंज़ूर कर सकता है, इसलिए इसे सिर्फ़ उन्हीं को भेजें जो आपके साथ फ़ैसला करते हैं।',
  accepted: {
    subject: (number) => `आपने हमारा कोटेशन ${number} मंज़ूर किया`,
    thanks: 'धन्यवाद! आपकी मंज़ूरी हमें मिल गई है, और आपके दिन हमने आपके लिए रख लिए हैं।',
    quote: 'मंज़ूर किया',
    version: (number, version) => `${number}, वर्ज़न ${version}`,
    by: 'किसने',
    next: 'अगला पेमेंट',
    payment: (title, amount, day) => `${title}: ${amount}, ${day} तक`,
    howToPay: 'पेमेंट कैसे करना है, यह आपके कोटेशन के पेज पर लिखा है: हमारा भेजा हुआ लिंक फिर से खोलिए।',
    notYou: 'अगर आपमें से किसी ने यह कोटेशन मंज़ूर नहीं किया है, तो कृपया हमें तुरंत बताइए।',
  },
  call: (phone) => `कुछ पूछना हो तो हमें फ़ोन करें: ${phone}`,
}
