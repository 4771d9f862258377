/** What the API says to requests that no page and no form of ours sends. */
export const requestProblems = {
  malformed: 'This request is malformed.',
  tooLarge: 'This is more than the site takes.',
  wrongType: 'This value is of the wrong type.',
}
