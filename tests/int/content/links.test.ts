import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const text = {
  type: 'text',
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text: 'x',
  version: 1,
}
const block = { direction: 'ltr', format: '', indent: 0, version: 1 }

function textWith(type: 'autolink' | 'link', fields: object) {
  const link = { ...block, type, children: [text], fields, version: 3 }
  const paragraph = { ...block, type: 'paragraph', children: [link], textFormat: 0 }
  return { root: { ...block, type: 'root', children: [paragraph] } }
}

function save(answer: object, status: 'draft' | 'published') {
  const { payload } = stage
  const data = { _status: status, answer, question: 'Where?' }
  return post(payload, '/faqs', data, stage.attempts.staff.token)
}

describe('[V3] a link in a text', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://example.com'])(
    'should not lead to %s, draft or not',
    async (url) => {
      for (const type of ['link', 'autolink'] as const) {
        for (const linkType of ['custom', 'internal']) {
          for (const status of ['draft', 'published'] as const) {
            const saved = await save(textWith(type, { linkType, newTab: false, url }), status)
            expect([type, linkType, status, saved.status]).toEqual([type, linkType, status, 400])
          }
        }
      }
    },
  )

  it.each(['https://www.example.com', 'mailto:meera@example.com', 'tel:+919829012345', '/faqs'])(
    'should lead to %s',
    async (url) => {
      const fields = { linkType: 'custom', newTab: false, url }
      const { status } = await save(textWith('link', fields), 'published')
      expect(status).toBe(201)
    },
  )
})
