import type {
  credits as enCredits,
  legal as enLegal,
  pricing as enPricing,
  services as enServices,
  team as enTeam,
  testimonials as enTestimonials,
} from '@/i18n/en/content'

export const pricing: typeof enPricing = {
  link: 'खर्च कैसे तय होता है',
  plans: 'प्लान देखें',
  faqs: 'सवाल-जवाब पढ़ें',
  invite: {
    title: 'कोटेशन मँगवाइए',
    text: 'तारीख और मेहमानों की मोटी-मोटी संख्या बताइए। फ़ोन हम करेंगे, और कोटेशन का कुछ नहीं लगता।',
  },
}

export const credits: typeof enCredits = {
  pictures: {
    title: 'तस्वीरें',
    text: 'इस वेबसाइट के साथ आई तस्वीरें कंप्यूटर से बनाई गई हैं। देखने में ये फ़ोटो जैसी लगती हैं, पर इनमें न कोई असली इवेंट है, न असली लोग।',
    count: (count) => (count === 1 ? '1 तस्वीर' : `${count.toLocaleString('en-IN')} तस्वीरें`),
    uncredited: 'बनाने वाले का नाम नहीं दिया गया',
    sample: {
      credit: 'इसी वेबसाइट के लिए कंप्यूटर से बनाई गई',
      licence: '© इस वेबसाइट के मालिक',
    },
  },
  fonts: {
    title: 'फ़ॉन्ट',
    text: 'तीन फ़ॉन्ट, सभी SIL Open Font License 1.1 के तहत, और सभी इसी वेबसाइट से आते हैं।',
    items: [
      { name: 'Fraunces', by: 'Undercase Type: शीर्षक' },
      { name: 'Mukta', by: 'Ek Type: बाकी लिखावट' },
      { name: 'Rozha One', by: 'Indian Type Foundry: हर पेज के नीचे का स्वागत' },
    ],
  },
  software: {
    title: 'सॉफ़्टवेयर',
    text: 'ओपन-सोर्स लाइब्रेरी, जो पढ़ते समय आपके ब्राउज़र में चलती हैं।',
    items: [
      { name: 'React', by: 'Meta Platforms और अन्य योगदानकर्ता', licence: 'MIT' },
      { name: 'Next.js', by: 'Vercel और अन्य योगदानकर्ता', licence: 'MIT' },
      { name: 'yet-another-react-lightbox', by: 'Igor Danchenko', licence: 'MIT' },
      { name: 'Zod', by: 'Colin McDonnell और अन्य योगदानकर्ता', licence: 'MIT' },
      { name: 'web-vitals', by: 'Google', licence: 'Apache-2.0' },
    ],
  },
}

export const legal: typeof enLegal = {
  changed: 'पिछला बदलाव:',
  unwritten: 'यह हिस्सा अभी लिखा नहीं गया है। कृपया हमसे पूछ लें।',
  grievance: {
    title: 'किससे बात करें',
    text: 'अपनी निजी जानकारी के बारे में सवाल या शिकायत के लिए, और अपने अधिकार इस्तेमाल करने के लिए:',
  },
}

export const services: typeof enServices = {
  trail: 'आप यहाँ हैं',
  facts: { capacity: 'मेहमान', location: 'कहाँ', diets: 'खाना', category: 'श्रेणी' },
  includes: 'इसमें क्या-क्या मिलता है',
  print: 'यह पेज प्रिंट करें',
  printed: (address) => `${address} से`,
  pictures: 'ज़रा पास से देखिए',
  whatsapp: 'WhatsApp पर पूछें',
  chat: (title) => `नमस्ते! हमें “${title}” के बारे में और जानना है।`,
  free: 'अभी कोई पेमेंट नहीं। बस आपका फ़ोन नंबर चाहिए।',
  way: 'आगे क्या होता है',
  steps: [
    {
      title: 'अपना नंबर भेजिए',
      text: 'तारीख और मेहमानों का अंदाज़ा बता दें तो अच्छा, पर अभी ज़रूरी नहीं।',
    },
    { title: 'फ़ोन हम करेंगे', text: 'आपने क्या सोचा है, वह सुनेंगे और जगह देखने आएँगे।' },
    { title: 'लिखा हुआ कोटेशन मिलेगा', text: 'आपकी हाँ के बिना कुछ भी पक्का नहीं।' },
  ],
  questions: 'जानने लायक बातें',
  windows: {
    title: 'हर जश्न का अपना झरोखा',
    text: 'कोई भी झरोखा खोलिए और देखिए उसमें क्या-क्या शामिल है।',
  },
  more: { event: 'जश्न और भी हैं', catering: 'रसोई से कुछ और' },
  seeAll: { event: '(इवेंट)', catering: '(कैटरिंग)' },
  invite: {
    title: 'सजावट और खाना, दोनों चाहिए?',
    text: 'तारीख बताइए। एक ही व्यक्ति सेटअप और मेन्यू साथ में प्लान करके आपको फ़ोन करेगा।',
  },
}

export const team: typeof enTeam = {
  meet: 'हमारी टीम से मिलिए',
  story: 'हमारी कहानी पढ़िए',
  events: 'तरह के जश्न',
  catering: 'कैटरिंग सेवाएँ, आपके मेहमानों के लिए',
  invite: {
    title: 'आइए, चाय पर मिलते हैं',
    text: 'तारीख बताइए। हममें से कोई आपको फ़ोन करेगा, आपके साथ जगह देखेगा और आखिरी मेहमान के जाने तक वहीं रहेगा।',
  },
}

export const testimonials: typeof enTestimonials = {
  sample: 'नमूना',
  empty: {
    title: 'पहली कहानी आपकी हो',
    text: 'हर फ़ंक्शन के बाद हम मेज़बान से पूछते हैं कि कैसा रहा। वे जो कहते हैं, यहाँ उन्हीं के शब्दों में छापते हैं, और तभी जब वे हाँ कहें।',
  },
  invite: {
    title: 'अगली शाम आपकी?',
    text: 'तारीख बताइए, और यह कि कौन-कौन आ रहा है। फ़ोन हम करेंगे, प्लान मिलकर बनाएँगे।',
  },
}
