import type { faq as enFaq } from '@/i18n/en/faq'

export const faq: typeof enFaq = {
  link: 'इस जवाब का लिंक',
  copied: 'लिंक कॉपी हो गया',
  ask: {
    title: 'जवाब नहीं मिला?',
    text: 'सीधे हमसे पूछ लीजिए। एक फ़ोन या मैसेज काफ़ी है।',
  },
  chat: 'नमस्ते! आपके सवाल-जवाब पढ़े, एक बात और पूछनी है: ',
}
