import { PICTURE_MAX_PIXELS } from '@/rules/pictures'

export const requestProblems = {
  brokenPicture: 'This picture is damaged. Export it again and retry.',
  hugeQuery: 'This asks for too much at once. Use fewer conditions and shorter values.',
  hugePicture: `This picture has more than ${PICTURE_MAX_PIXELS / 1_000_000} million pixels. Make it smaller first.`,
  malformed: 'This request is malformed.',
  noForm: 'Send this as JSON.',
  pictureByAddress: 'Upload the picture itself, not its address.',
  signIn: 'Sign in first.',
  tooDeep: 'This has too many lists or objects inside each other.',
  tooLarge: 'This is more than the site takes.',
}
