import type { Messages } from '../en'

export const pricing: Messages['pricing'] = {
  link: 'कीमत कैसे तय होती है',
  plans: 'प्लान देखें',
  faqs: 'सवाल-जवाब पढ़ें',
  invite: {
    title: 'कोटेशन मँगाएँ',
    text: 'तारीख़ और मेहमानों की मोटी संख्या बता दीजिए। हम कॉल करेंगे, और कोटेशन मुफ़्त है।',
  },
}

export const credits: Messages['credits'] = {
  pictures: {
    title: 'तस्वीरें',
    text: 'साइट के साथ आई तस्वीरें कंप्यूटर से बनी हैं। ये फ़ोटो जैसी दिखती हैं, पर असली इवेंट या असली लोगों की नहीं हैं।',
    count: (count) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'तस्वीर' : 'तस्वीरें'}`,
    uncredited: 'किसी का नाम नहीं दिया गया',
  },
  fonts: {
    title: 'फ़ॉन्ट',
    text: 'तीन फ़ॉन्ट परिवार, तीनों SIL Open Font License 1.1 के तहत और इसी साइट से भेजे जाते हैं।',
    items: [
      { name: 'Fraunces', by: 'Undercase Type: अंग्रेज़ी के शीर्षक' },
      { name: 'Mukta', by: 'Ek Type: लिखावट' },
      { name: 'Rozha One', by: 'Indian Type Foundry: हिन्दी के शीर्षक और हर पेज के नीचे का स्वागत' },
    ],
  },
  software: {
    title: 'सॉफ़्टवेयर',
    text: 'ओपन-सोर्स लाइब्रेरी, जो पढ़ते समय आपके ब्राउज़र में चलती हैं।',
    items: [
      { name: 'React', by: 'Meta Platforms और साथी', licence: 'MIT' },
      { name: 'Next.js', by: 'Vercel और साथी', licence: 'MIT' },
      { name: 'yet-another-react-lightbox', by: 'Igor Danchenko', licence: 'MIT' },
      { name: 'Zod', by: 'Colin McDonnell और साथी', licence: 'MIT' },
      { name: 'web-vitals', by: 'Google', licence: 'Apache-2.0' },
    ],
  },
}

export const legal: Messages['legal'] = {
  changed: 'आख़िरी बदलाव',
  unwritten: 'यह हिस्सा अभी लिखा नहीं गया है। कृपया हमसे पूछ लें।',
  hindi: { jump: 'हिन्दी में पढ़ें', title: 'प्राइवेसी की सूचना', kicker: 'हिन्दी' },
  grievance: {
    title: 'किससे बात करें',
    text: 'अपनी निजी जानकारी के बारे में सवाल या शिकायत के लिए, और अपने अधिकारों के लिए:',
    hindiTitle: 'किससे बात करें',
    hindiText: 'अपनी निजी जानकारी के बारे में सवाल या शिकायत के लिए, और अपने अधिकारों के लिए:',
  },
}

export const services: Messages['services'] = {
  trail: 'आप यहाँ हैं',
  facts: { capacity: 'मेहमान', location: 'कहाँ', diets: 'खाना', tags: 'टैग' },
  includes: 'इसमें क्या-क्या शामिल है',
  print: 'यह पेज प्रिंट करें',
  printed: (address) => `${address} से`,
  pictures: 'क़रीब से देखिए',
  whatsapp: 'WhatsApp पर पूछें',
  chat: (title) => `नमस्ते! मुझे ${title} के बारे में जानना है।`,
  free: 'अभी कोई पैसा नहीं देना है। सिर्फ़ फ़ोन नंबर चाहिए।',
  way: 'आगे क्या होगा',
  steps: [
    {
      title: 'अपना नंबर भेजिए',
      text: 'तारीख़ और मेहमानों की मोटी संख्या पता हो तो अच्छा है, पर अभी ज़रूरी नहीं।',
    },
    { title: 'हम कॉल करेंगे', text: 'आपके प्लान पर बात करेंगे और वेन्यू देखने आएँगे।' },
    {
      title: 'लिखित कोटेशन मिलेगा',
      text: 'जब तक आप हाँ नहीं कहते, कुछ भी पक्का नहीं है।',
    },
  ],
  questions: 'काम की बातें',
  more: { event: 'और भी जश्न', catering: 'रसोई से और भी' },
  seeAll: { event: 'सभी इवेंट', catering: 'पूरी कैटरिंग' },
  invite: {
    title: 'सजावट और खाना, दोनों चाहिए?',
    text: 'तारीख़ बता दीजिए। एक ही व्यक्ति सजावट और मेन्यू साथ में प्लान करके आपको कॉल करेगा।',
  },
}

export const team: Messages['team'] = {
  meet: 'टीम से मिलिए',
  story: 'हमारी कहानी पढ़िए',
  events: 'तरह के जश्न',
  catering: 'तरह के मेन्यू',
  invite: {
    title: 'चाय पर मिलते हैं',
    text: 'तारीख़ बता दीजिए। हममें से एक आपको कॉल करेगा, आपके साथ वेन्यू देखेगा और आख़िरी मेहमान के जाने तक रुकेगा।',
  },
}

export const testimonials: Messages['testimonials'] = {
  sample: 'नमूना',
  empty: {
    title: 'पहली कहानी आपकी हो',
    text: 'हर इवेंट के बाद हम मेज़बानों से पूछते हैं कि कैसा रहा। वे जो कहते हैं, उन्हीं के शब्दों में यहाँ लिखते हैं, और सिर्फ़ तब जब वे हाँ कहें।',
  },
  invite: {
    title: 'अगली शाम आपकी?',
    text: 'तारीख़ बताइए और यह कि कौन-कौन आएगा। हम कॉल करेंगे और सब आपके साथ मिलकर प्लान करेंगे।',
  },
}
