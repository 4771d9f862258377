import type { emailTexts } from '../en/email'

export const customerEmail: typeof emailTexts.customer = {
  subject: (reference) => `आपकी रिक्वेस्ट ${reference} मिल गई`,
  template:
    'नमस्ते {name},\n\nआपकी रिक्वेस्ट के लिए धन्यवाद। यह हमें {ref} नंबर से मिल गई है।\n\n{promise}\n\nजब तक हमारी बात नहीं हो जाती, न कुछ बुक होता है और न कोई पैसा देना होता है।\n\nहमारा फ़ोन: {phone}\n\n{business}',
  promise: {
    call: (when) => `हम आपको${when} कॉल करेंगे।`,
    whatsapp: (when) => `हम आपको${when} WhatsApp पर लिखेंगे।`,
    email: (when) => `हम आपको${when} ईमेल से जवाब देंगे।`,
  },
  notYou:
    'अगर यह रिक्वेस्ट आपने नहीं भेजी, तो किसी ने ग़लती से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं है।',
}
