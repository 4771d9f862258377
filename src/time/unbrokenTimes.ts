const time = '(?:(?:सुबह|दोपहर|शाम|रात) )?\\d[\\d:.]*(?: (?:am|pm|बजे|hours?|days?|घंटे|दिन))?'
const span = new RegExp(`${time}(?: (?:to|and|से) ${time})*`, 'g')

/** Replaces spaces in times such as `10 am to 8 pm`, so that no line breaks inside. */
export function unbrokenTimes(text: string): string {
  return text.replace(span, (found) => found.replaceAll(' ', '\u00a0'))
}
