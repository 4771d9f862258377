export interface Mail {
  subject: string
  text: string
  html: string
}
