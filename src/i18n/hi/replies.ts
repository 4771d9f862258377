import type { ReplyTemplate } from '@/booking/rules/replyTemplates'

export const defaultReplies: ReplyTemplate[] = [
  {
    title: 'Thank you, we will call you',
    channel: 'both',
    subject: 'आपकी रिक्वेस्ट {ref}',
    text: 'नमस्ते {name} जी,\n\nआपकी रिक्वेस्ट {ref} के लिए धन्यवाद। यह हमें मिल गई है और हम जल्दी ही आपको फ़ोन करेंगे। किस समय बात करना ठीक रहेगा?\n\n{business}',
  },
  {
    title: 'A few questions',
    channel: 'both',
    subject: '{ref} के बारे में कुछ सवाल',
    text: 'नमस्ते {name} जी,\n\nआपकी रिक्वेस्ट {ref} का अच्छा कोटेशन बनाने के लिए थोड़ा जानना है: तारीख, कितने मेहमान, कौन-सी जगह, और खाने में क्या पसंद है। छोटा-सा जवाब काफ़ी है।\n\n{business}',
  },
  {
    title: 'The quote is ready',
    channel: 'both',
    subject: '{ref} का कोटेशन',
    text: 'नमस्ते {name} जी,\n\nआपकी रिक्वेस्ट {ref} का कोटेशन तैयार है। क्या फ़ोन पर साथ में देख लें? आपकी हाँ से पहले कुछ भी पक्का नहीं है।\n\n{business}',
  },
]

/** A WhatsApp message with the link to the quote. */
export const quoteMessage =
  'नमस्ते {name} जी,\n\nआपकी रिक्वेस्ट {ref} का कोटेशन, पूरी जानकारी के साथ, यहाँ है:\n{link}\n\nयह {until} तक मान्य है। आप इसे वहीं मंज़ूर कर सकते हैं, या बता सकते हैं कि क्या बदलना है।\n\n{business}'
