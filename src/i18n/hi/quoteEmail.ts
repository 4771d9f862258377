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
  call: (phone) => `कुछ पूछना हो तो हमें फ़ोन करें: ${phone}`,
}
