import { describe, expect, it } from 'vitest'
import { richText } from '../../../seed/richText'

describe('[F1] richText', () => {
  it('should make one Lexical paragraph of each text', () => {
    const { root } = richText('First.', 'Second.')
    expect(root.type).toBe('root')
    expect(root.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
    expect(root.children[1]).toMatchObject({ children: [{ type: 'text', text: 'Second.' }] })
  })
})
