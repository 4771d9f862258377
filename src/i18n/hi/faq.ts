import type { Messages } from '../en'

export const faq: Messages['faq'] = {
  link: 'इस जवाब का लिंक',
  copied: 'लिंक कॉपी हो गया',
  ask: {
    title: 'आपका सवाल यहाँ नहीं है?',
    text: 'सीधे हमसे पूछ लीजिए। एक कॉल या मैसेज काफ़ी है।',
  },
  chat: 'नमस्ते! मैंने आपके सवाल-जवाब पढ़े, एक बात और पूछनी है: ',
}
