export const plans: Record<string, { title: string; features: string[] }> = {
  Basic: { title: 'बेसिक', features: ['वेन्यू सेटअप', '2 व्यंजन', '1 स्टाफ़'] },
  Premium: {
    title: 'प्रीमियम',
    features: ['वेन्यू सेटअप', '5 व्यंजन', '2 स्टाफ़', 'डेकोरेशन'],
  },
  Royal: {
    title: 'रॉयल',
    features: ['पूरे इवेंट का इंतज़ाम', '10 व्यंजन', 'लाइव काउंटर', 'पूरा डेकोरेशन और साउंड'],
  },
}
