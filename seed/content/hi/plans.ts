export const plans: Record<string, { title: string; features: string[] }> = {
  Basic: { title: 'बेसिक', features: ['वेन्यू सेटअप', '2 डिश', '1 स्टाफ़'] },
  Premium: {
    title: 'प्रीमियम',
    features: ['वेन्यू सेटअप', '5 डिश', '2 स्टाफ़', 'सजावट'],
  },
  Royal: {
    title: 'रॉयल',
    features: ['पूरा इवेंट मैनेजमेंट', '10 डिश', 'लाइव काउंटर', 'पूरी सजावट और साउंड'],
  },
}
