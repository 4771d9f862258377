import type { chunkFailure as enChunkFailure, failure as enFailure } from '@/i18n/en/failure'

export const failure: typeof enFailure = {
  kicker: 'कुछ गड़बड़ हो गई',
  text: 'कृपया फिर कोशिश करें। तब भी न खुले, तो हमें फ़ोन कर लीजिए।',
}

export const chunkFailure: typeof enChunkFailure = {
  unreached: {
    kicker: 'इंटरनेट की दिक्कत',
    heading: 'पेज का कुछ हिस्सा नहीं खुला',
    text: 'कृपया अपना इंटरनेट देखकर फिर कोशिश करें। आपका लिखा हुआ इसी फ़ोन या कंप्यूटर पर रखा है।',
    again: 'फिर कोशिश करें',
  },
  stale: {
    kicker: 'वेबसाइट अपडेट हुई है',
    heading: 'नया पेज तैयार है',
    text: 'आपके पढ़ते-पढ़ते हमने वेबसाइट अपडेट की है। आगे बढ़ने के लिए पेज दोबारा खोलें।',
    again: 'दोबारा खोलें',
  },
}
