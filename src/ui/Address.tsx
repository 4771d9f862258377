import { addressLine, type AddressParts } from '@/rules/address'

/** In one line of text, in which a name such as C-Scheme is never broken at its hyphen. */
export function Address({ parts }: { parts: AddressParts }) {
  return addressLine(parts)
    .split(/([^\s-]+-[^\s-]+)/)
    .map((text, index) =>
      index % 2 ? (
        <span className="unbroken" key={index}>
          {text}
        </span>
      ) : (
        text
      ),
    )
}
