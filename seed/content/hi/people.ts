import type { TeamMember, Testimonial } from '@/payload-types'

/** By the English name. */
export const team: Record<string, Pick<TeamMember, 'role' | 'bio' | 'quote'> & { name: string }> = {
  'Our Founder': {
    name: 'हमारे फ़ाउंडर',
    role: 'फ़ाउंडर और इवेंट डायरेक्टर',
    bio: 'जयपुर में शादियों, कॉर्पोरेट शामों और सामाजिक भोज की प्लानिंग का दस साल से ज़्यादा का अनुभव। हर इवेंट मेज़बान परिवार से मिलने, रसोई और वेन्यू देखने से शुरू होता है, और हर मेन्यू आज भी हमारे फ़ाउंडर ख़ुद चखते हैं।',
    quote:
      'दावत दो बातों से याद रहती है: कितना इंतज़ार करना पड़ा, और आपकी माँ का ध्यान किसने रखा। हम दोनों की तैयारी रखते हैं।',
  },
}

/** By the English author; drafts, as in English. */
export const testimonials: Record<string, Pick<Testimonial, 'quote' | 'author' | 'occasion'>> = {
  'M. S.': {
    quote: 'बारात एक घंटा देर से आई, फिर भी खाना गर्म था। मेरी माँ मुझसे पहले आराम से बैठकर खा चुकी थीं।',
    author: 'एम. एस.',
    occasion: 'शादी',
  },
  'R. K.': {
    quote: 'तीन सौ लोग, दो स्टेज, और आख़िरी अवॉर्ड ठीक समय पर दिया गया।',
    author: 'आर. के.',
    occasion: 'कॉर्पोरेट गाला',
  },
  'A. J.': {
    quote: 'हमने चालीस मेहमानों के लिए जैन मेन्यू माँगा था। काउंटर पर किसी को दोबारा पूछना नहीं पड़ा।',
    author: 'ए. जे.',
    occasion: 'सगाई',
  },
}
