/** What the API says to requests that no page and no form of ours sends. */
export const requestProblems = {
  brokenPicture: 'This picture is broken. Save it anew and try again.',
  hugePicture: 'This picture has more than 50 million pixels. Make it smaller first.',
  malformed: 'This request is malformed.',
  tooLarge: 'This is more than the site takes.',
  wrongType: 'This value is of the wrong type.',
}
