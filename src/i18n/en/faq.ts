export const faq = {
  link: 'Link to this answer',
  copied: 'Link copied',
  ask: {
    title: 'Still have a question?',
    text: 'Ask us directly. A call or a message is enough.',
  },
  chat: 'Hello! I read your FAQ and have one more question: ',
}
