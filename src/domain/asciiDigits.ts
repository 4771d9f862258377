const ZERO_DEVANAGARI = 0x0966

/** `१५००` as `1500`. */
export const asciiDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? ZERO_DEVANAGARI) - ZERO_DEVANAGARI),
  )
