import type { failure as failureInEnglish } from '../en/failure'

export const failure: typeof failureInEnglish = {
  home: 'होम',
  broken: {
    kicker: 'कुछ गड़बड़ हो गई',
    heading: 'यह पेज नहीं खुल पाया',
    text: 'कृपया फिर कोशिश करें। फिर भी न खुले तो हमें कॉल करें।',
    again: 'फिर कोशिश करें',
  },
  unreached: {
    kicker: 'इंटरनेट की दिक़्क़त',
    heading: 'पेज का एक हिस्सा नहीं आ पाया',
    text: 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें। आपका लिखा हुआ इसी फ़ोन या कंप्यूटर पर सुरक्षित है।',
    again: 'फिर कोशिश करें',
  },
  stale: {
    kicker: 'साइट अपडेट हुई है',
    heading: 'नया वर्ज़न आ गया है',
    text: 'आपके पढ़ते-पढ़ते हमने साइट अपडेट की है। आगे बढ़ने के लिए पेज फिर से लोड करें।',
    again: 'फिर से लोड करें',
  },
}
