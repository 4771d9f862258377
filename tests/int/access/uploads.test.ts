import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPicture } from '@collections/Media/hooks'
import { handleApi } from '@/api/handleApi'
import { mediaFile, pictureVersion } from '@/apiPaths'
import { requestProblems } from '@/i18n/en/requestProblems'
import { hugePng } from '../../harness/content/hugePng'
import { post, request } from '../../harness/requests/rest'
import { fetchPicture, uploadPicture, type Upload } from './pictureUploads'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const upload = (sent: Upload) => uploadPicture({ ...sent, stage })
const fetched = (filename: string) => fetchPicture({ filename, stage })

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const harmlessSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8"/></svg>'
const create = { background: '#5a1027', channels: 3, height: 8, width: 8 } as const
const picture = (format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp') =>
  sharp({ create }).toFormat(format).toBuffer()

describe('[V1] an upload that is no picture', () => {
  it.each([
    { bytes: svg, name: 'lamp.svg', type: 'image/svg+xml' },
    { bytes: harmlessSvg, name: 'harmless.svg', type: 'image/svg+xml' },
    { bytes: svg, name: 'lamp.png', type: 'image/png' },
    { bytes: `<?xml version="1.0"?>${svg}`, name: 'lamp.png', type: 'image/svg+xml' },
    { bytes: script, name: 'lamp.html', type: 'text/html' },
    { bytes: script, name: 'lamp.jpg', type: 'image/jpeg' },
    { bytes: 'GIF89a=1;alert(1)//', name: 'lamp.gif', type: 'image/gif' },
    { bytes: 'GIF89a=1;alert(1)//', name: 'lamp.png', type: 'image/png' },
    { bytes: '%PDF-1.4', name: 'lamp.webp', type: 'image/webp' },
    { bytes: '', name: 'lamp.png', type: 'image/png' },
    { bytes: 'PK\u0003\u0004', name: 'lamp.avif', type: 'image/avif' },
  ])('should be refused: $name as $type', async (sent) => {
    const { status } = await upload(sent)
    expect(status).toBe(400)
  })

  it('should be refused when it is a GIF, whatever it is called', async () => {
    const bytes = await picture('gif')
    for (const type of ['image/gif', 'image/png']) {
      expect((await upload({ bytes, name: 'lamp.png', type })).status).toBe(400)
    }
  })
})

describe('[V1] a picture that is only named', () => {
  it('should not be fetched from another address', async () => {
    const { payload } = stage
    const { token } = stage.attempts.staff
    for (const url of ['http://127.0.0.1:1/x.png', 'https://example.invalid/x.png', '/x.png']) {
      const data = { alt: 'A lamp', filename: 'x.png', url }
      const { body, status } = await post(payload, '/media', data, token)
      const [problem] = body.errors[0]?.data.errors ?? []
      expect([status, problem?.message]).toEqual([400, requestProblems.pictureByAddress])
    }
  })

  it('should not be looked for in a folder', async () => {
    const { doc } = await upload({ bytes: await picture('png'), name: 'a.png', type: 'image/png' })
    for (const prefix of ['', 'x', '../..']) {
      const path = `/media/file/${doc?.filename}?${new URLSearchParams({ prefix })}`
      const { status } = await request({ method: 'GET', path, payload: stage.payload })
      expect([prefix, status]).toEqual([prefix, 400])
    }
  })
})

describe('[V1] a picture that unfolds to more than memory holds', () => {
  it.each([
    [30_000, 30_000],
    [8_000, 8_000],
    [5_000, 5_000],
    [1, 60_000_000],
  ])('should be refused before it does: %d by %d', async (width, height) => {
    const bytes = hugePng({ height, width })
    const began = process.cpuUsage()
    const { status } = await upload({ bytes, name: 'huge.png', type: 'image/png' })
    expect(status).toBe(400)
    const { system, user } = process.cpuUsage(began)
    expect(system + user).toBeLessThan(2_000_000)
  })

  it('should not be decoded at all for somebody who is not signed in', async () => {
    const data = await picture('jpeg')
    const file = { data, mimetype: 'image/jpeg', name: 'x.jpeg', size: data.length }
    const req = { file, user: null }
    await checkPicture({ args: {}, operation: 'create', req } as never)
    expect(req.file).toBe(file)
  })

  it('should be refused for all its frames together', async () => {
    const frame = (background: string) =>
      sharp({ create: { ...create, background, height: 1200, width: 1200 } })
        .png()
        .toBuffer()
    const pair = [await frame('#000'), await frame('#fff')]
    const frames = Array.from({ length: 20 }, () => pair).flat()
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0, quality: 1 })
      .toBuffer()
    expect((await upload({ bytes, name: 'moves.webp', type: 'image/webp' })).status).toBe(400)
  })
})

describe('[O3] [P14] a large picture', () => {
  it('should be kept at 2,400 pixels on its longer side, turned upright, and cut around its focal point', async () => {
    const red = { create: { ...create, background: '#f00', height: 2000, width: 800 } } as const
    const bytes = await sharp({
      create: { ...create, background: '#00f', height: 2000, width: 3000 },
    })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 2200, top: 0 }])
      .jpeg()
      .toBuffer()
    const query = '?uploadEdits[focalPoint][x]=90&uploadEdits[focalPoint][y]=50'
    const { doc } = await upload({ bytes, name: 'wide.jpg', query, type: 'image/jpeg' })
    expect(doc).toMatchObject({ height: 1600, width: 2400 })
    const cut = doc?.sizes.upright1312
    expect(cut).toMatchObject({ height: 1600, mimeType: 'image/avif', width: 1312 })
    const { bytes: crop } = await fetched(cut?.filename ?? '')
    const middle = { height: 1, left: 700, top: 800, width: 1 }
    const [redness = 0] = await sharp(crop).extract(middle).raw().toBuffer()
    expect(redness).toBeGreaterThan(200)
    const small = await upload({ bytes: await picture('webp'), name: 's.webp', type: 'image/webp' })
    expect(small.doc?.sizes.upright320?.filename).toBeNull()
  })
})

describe('[O3] [P14] a picture from before a size was there', () => {
  it('should get it when it is saved next, from the file that is stored, by someone who may', async () => {
    const { payload } = stage
    const bytes = await sharp({ create: { ...create, height: 1000, width: 1500 } })
      .png()
      .toBuffer()
    const { doc } = await upload({ bytes, name: 'older.png', type: 'image/png' })
    const id = doc?.id ?? ''
    const before = await payload.findByID({ id, collection: 'media' })
    const forget = { $unset: { 'sizes.upright320': '', 'sizes.avif480': '' } }
    await payload.db.collections.media?.updateOne({ _id: id }, forget)
    const save = (user: object | null) =>
      payload.update({
        id,
        collection: 'media',
        data: { title: 'Older' },
        overrideAccess: false,
        user,
      } as Parameters<typeof payload.update>[0])
    await expect(save(null)).rejects.toThrow()
    const asked = await payload.findByID({ id, collection: 'media' })
    expect(asked.sizes?.upright320?.filename).toBeUndefined()

    await save(stage.attempts.staff.user)
    const after = await payload.findByID({ id, collection: 'media' })
    expect(after).toMatchObject({ filename: before.filename, height: 1000, title: 'Older' })
    expect(after.sizes).toEqual(before.sizes)
    const { filename } = after.sizes?.upright320 ?? {}
    expect((await fetched(filename ?? '')).type).toBe('image/avif')
  })
})

describe('[V2] the address of a picture', () => {
  it('should be kept by caches as pages have it, and under no other version or spelling', async () => {
    const bytes = await sharp({ create: { ...create, height: 600, width: 900 } })
      .webp()
      .toBuffer()
    const { doc } = await upload({ bytes, name: 'my lamp.webp', type: 'image/webp' })
    const { payload } = stage
    const { updatedAt } = await payload.findByID({ collection: 'media', id: doc?.id ?? '' })
    const version = pictureVersion(updatedAt)
    const isKept = async (path: string) => {
      const answer = await handleApi({
        config: payload.config,
        request: new Request(payload.config.serverURL + path),
      })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
      return answer.headers.get('cache-control') !== 'no-store'
    }
    for (const name of [doc?.filename ?? '', doc?.sizes.avif480?.filename ?? '']) {
      expect(await isKept(mediaFile(name, version))).toBe(true)
      expect(await isKept(mediaFile(name))).toBe(true)
      for (const query of ['v=made-up', `V=${version}`, `v=${version}&x`, `v=%6${version}`, 'x']) {
        expect([query, await isKept(`${mediaFile(name)}?${query}`)]).toEqual([query, false])
      }
      const spelled = mediaFile(name, version).replace('.', '%2E')
      expect(await isKept(spelled)).toBe(false)
    }
  })
})

describe('[O3] an animation', () => {
  it('should be kept as its first frame, which every cut shows', async () => {
    const frame = (background: string) =>
      sharp({ create: { ...create, background, height: 400, width: 600 } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame))
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const { doc } = await upload({ bytes, name: 'moves.webp', type: 'image/webp' })
    expect(doc).toMatchObject({ height: 400, width: 600 })
    for (const filename of [doc?.filename, doc?.sizes.avif480?.filename]) {
      const served = sharp((await fetched(filename ?? '')).bytes)
      const { height, pages, width } = await served.metadata()
      expect([width / height, pages ?? 1]).toEqual([1.5, 1])
      const [red = 0, green = 0] = await served.resize(1, 1).raw().toBuffer()
      expect([red > 200, green < 60]).toEqual([true, true])
    }
  })
})

describe('[V1] a picture with something else in it', () => {
  it.each([
    { format: 'jpeg', name: 'lamp.html', type: 'image/jpeg' },
    { format: 'png', name: 'lamp.html', type: 'image/png' },
    { format: 'png', name: 'lamp.svg', type: 'image/png' },
    { format: 'jpeg', name: 'lamp.png', type: 'image/png' },
    { format: 'png', name: 'lamp.png.php', type: 'image/png' },
    { format: 'webp', name: 'lamp.js', type: 'image/webp' },
    { format: 'avif', name: 'lamp.htm', type: 'image/avif' },
    { format: 'png', name: 'lamp', type: 'text/html' },
  ] as const)('should be refused, or be a picture to whoever asks: $name', async (sent) => {
    const bytes = Buffer.concat([await picture(sent.format), Buffer.from(script)])
    const { doc, status } = await upload({ ...sent, bytes })
    if (!doc) return expect(status).toBe(400)
    const cuts = Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])
    for (const filename of [doc.filename, ...cuts]) {
      const { bytes: served, type } = await fetched(filename)
      const [, ending = ''] = /\.(avif|jpg|png|webp)$/.exec(filename) ?? []
      expect(type).toBe(`image/${ending.replace('jpg', 'jpeg')}`)
      if (filename !== doc.filename) expect(served.toString('latin1')).not.toContain(script)
    }
  })

  it.each([
    '../../x.png',
    '..\\..\\x.png',
    '/etc/x.png',
    'C:\\x.png',
    'a\u0000.png',
    'a/../../b.png',
    '.htaccess',
    '..png',
    '.png',
    'con.png',
    `${'a'.repeat(400)}.png`,
    '\u202egnp.exe.png',
    '<img src=x onerror=alert(1)>.png',
  ])('should lie in the folder of pictures, under a plain name: %j', async (name) => {
    const { doc, status } = await upload({ bytes: await picture('png'), name, type: 'image/png' })
    if (!doc) return expect(status).toBe(400)
    expect(doc.filename).toMatch(/^[\p{L}\p{N}_ ()-]+\.png$/u)
    const { staticDir } = stage.payload.collections.media.config.upload
    expect(await readdir(String(staticDir))).toContain(doc.filename)
    expect((await fetched(doc.filename)).type).toBe('image/png')
  })
})
