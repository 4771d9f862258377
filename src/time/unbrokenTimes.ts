const time = '(?:(?:सुबह|दोपहर|शाम|रात) )?\\d[\\d:.]*(?: (?:am|pm|बजे|hours?|days?|घंटे|दिन))?'
const span = new RegExp(`${time}(?: (?:to|and|से) ${time})*`, 'g')

/** Spans such as `10 am to 8 pm`, as a person wrote them, with spaces at which no line ends. */
export function unbrokenTimes(text: string): string {
  return text.replace(span, (found) => found.replaceAll(' ', '\u00a0'))
}
