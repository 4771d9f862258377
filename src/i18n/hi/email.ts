import type { emailTexts as enTexts } from '@/i18n/en/email'

export const emailTexts: Pick<typeof enTexts, 'customer'> = {
  customer: {
    subject: (reference) => `आपकी रिक्वेस्ट ${reference} हमें मिल गई है`,
    template:
      'नमस्ते {name} जी,\n\nआपकी रिक्वेस्ट हमें मिल गई है, धन्यवाद। इसका नंबर {ref} है।\n\n{promise}\n\nजब तक हमारी बात न हो जाए, न कुछ बुक माना जाएगा, न कुछ देना होगा।\n\nहमारा फ़ोन: {phone}\n\n{business}',
    functions: (when) => `हमने लिख लिया है: ${when}।`,
    notYou:
      'अगर यह रिक्वेस्ट आपने नहीं भेजी, तो किसी ने भूल से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं है।',
  },
}
