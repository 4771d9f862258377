/** The words around the legal texts, which an administrator writes. */
export const legal = {
  changed: 'Last changed',
  unwritten: 'This text is not ready yet. Please ask us.',
  hindi: { jump: 'हिन्दी में पढ़ें', title: 'निजता सूचना', kicker: 'हिन्दी' },
  grievance: {
    title: 'Who to contact',
    text: 'For questions and complaints about your personal data, and to use your rights:',
    hindiTitle: 'किससे पूछें',
    hindiText: 'अपने व्यक्तिगत डेटा के बारे में प्रश्न और शिकायत के लिए, और अपने अधिकारों के लिए:',
  },
}
