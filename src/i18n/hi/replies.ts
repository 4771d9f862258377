import type { ReplyTemplate } from '@/booking/rules/replyTemplates'

export const defaultReplies: ReplyTemplate[] = [
  {
    title: 'धन्यवाद, हम कॉल करेंगे',
    channel: 'both',
    subject: 'आपकी रिक्वेस्ट {ref}',
    text: 'नमस्ते {name},\n\nआपकी रिक्वेस्ट {ref} के लिए धन्यवाद। यह हमें मिल गई है और हम जल्द ही आपको कॉल करेंगे। किस समय बात करना ठीक रहेगा?\n\n{business}',
  },
  {
    title: 'कुछ सवाल',
    channel: 'both',
    subject: '{ref} के बारे में कुछ सवाल',
    text: 'नमस्ते {name},\n\nआपकी रिक्वेस्ट {ref} का अच्छा कोटेशन बनाने के लिए हमें ये बातें बता दीजिए: तारीख, कितने मेहमान, वेन्यू और खाने में क्या चाहिए। छोटा-सा जवाब भी काफ़ी है।\n\n{business}',
  },
  {
    title: 'कोटेशन तैयार है',
    channel: 'both',
    subject: '{ref} का हमारा कोटेशन',
    text: 'नमस्ते {name},\n\nआपकी रिक्वेस्ट {ref} का कोटेशन तैयार है। क्या हम फ़ोन पर आपके साथ इसे देख लें? जब तक आप हाँ नहीं कहते, कुछ पक्का नहीं होता।\n\n{business}',
  },
]
