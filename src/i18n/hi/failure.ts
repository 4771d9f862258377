import type { failure as enFailure } from '../en/failure'

export const failure: typeof enFailure = {
  home: 'होम',
  broken: {
    kicker: 'कुछ गड़बड़ हो गई',
    heading: 'यह पेज नहीं खुल पाया',
    text: 'कृपया फिर कोशिश करें। तब भी न खुले, तो हमें फ़ोन कर लीजिए।',
    again: 'फिर कोशिश करें',
  },
  unreached: {
    kicker: 'इंटरनेट की दिक्कत',
    heading: 'पेज का कुछ हिस्सा नहीं खुला',
    text: 'कृपया अपना इंटरनेट देखकर फिर कोशिश करें। आपका लिखा हुआ इसी फ़ोन या कंप्यूटर पर रखा है।',
    again: 'फिर कोशिश करें',
  },
  stale: {
    kicker: 'वेबसाइट बदली है',
    heading: 'नया रूप आ गया है',
    text: 'आपके पढ़ते-पढ़ते हमने वेबसाइट बदल दी। आगे बढ़ने के लिए पेज दोबारा खोलें।',
    again: 'दोबारा खोलें',
  },
}
