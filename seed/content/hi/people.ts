import type { TeamMember, Testimonial } from '@/payload-types'

/** By the English name. */
export const team: Record<string, Pick<TeamMember, 'name' | 'role' | 'bio' | 'quote'>> = {
  'Our Founder': {
    name: 'हमारे फ़ाउंडर',
    role: 'फ़ाउंडर और इवेंट डायरेक्टर',
    bio: 'जयपुर में शादियाँ, कॉर्पोरेट शामें और समाज के भोज सजाते हुए दस साल से ज़्यादा हो गए। हर फ़ंक्शन की शुरुआत मेज़बान परिवार से, रसोई से और जगह घूमकर देखने से होती है, और हर मेन्यू हमारे फ़ाउंडर आज भी खुद चखते हैं।',
    quote:
      'दावत दो बातों से याद रहती है: इंतज़ार कितना करना पड़ा, और आपकी माँ का खयाल किसने रखा। हम दोनों की तैयारी रखते हैं।',
  },
}

/** By the English author; drafts, as in English. */
export const testimonials: Record<string, Pick<Testimonial, 'quote' | 'author' | 'occasion'>> = {
  'M. S.': {
    quote: 'बारात एक घंटा देर से आई, फिर भी खाना गरम था। मुझसे पहले मेरी माँ खाने बैठीं।',
    author: 'एम. एस.',
    occasion: 'शादी',
  },
  'R. K.': {
    quote: 'तीन सौ लोग, दो स्टेज, और आखिरी अवॉर्ड ठीक समय पर दिया गया।',
    author: 'आर. के.',
    occasion: 'कॉर्पोरेट गाला',
  },
  'A. J.': {
    quote: 'हमने अपने चालीस मेहमानों के लिए जैन मेन्यू माँगा था। काउंटर पर किसी को दोबारा पूछना नहीं पड़ा।',
    author: 'ए. जे.',
    occasion: 'रिंग सेरेमनी',
  },
}
