import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPicture, uploadPicture } from './pictureUploads'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const formats = ['avif', 'jpeg', 'png', 'webp'] as const

const exif = {
  IFD0: { Artist: 'Asha Rathore', Make: 'PhoneMaker' },
  IFD3: { GPSLatitude: '26/1 54/1 0/1', GPSLatitudeRef: 'N' },
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- 26,54N --></x:xmpmeta>'

/** As a phone held upright stores it: on its side, blue above red, to be turned right: red is left then. */
async function photograph(format: (typeof formats)[number]) {
  const red = await sharp({ create: { background: '#f00', channels: 3, height: 20, width: 60 } })
    .png()
    .toBuffer()
  return sharp({ create: { background: '#00f', channels: 3, height: 40, width: 60 } })
    .composite([{ input: red, left: 0, top: 20 }])
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

const send = async (format: (typeof formats)[number], query = '') => {
  const bytes = await photograph(format)
  return uploadPicture({ bytes, name: `home.${format}`, query, stage, type: `image/${format}` })
}

/** What the site serves of it: the original first. */
async function servedFiles({ doc }: Awaited<ReturnType<typeof send>>) {
  const names = Object.values(doc?.sizes ?? {}).flatMap(({ filename }) => filename ?? [])
  const all = [doc?.filename ?? '', ...names]
  return Promise.all(all.map(async (filename) => (await fetchPicture({ filename, stage })).bytes))
}

describe('[O3] [V7] what a phone writes into a picture', () => {
  it.each(formats)('should be in what this test sends as %s', async (format) => {
    const { exif: sent, orientation, xmp: told } = await sharp(await photograph(format)).metadata()
    expect(sent?.toString('latin1')).toContain('PhoneMaker')
    expect(told).toBeDefined()
    // An AVIF is turned by its own means.
    if (format !== 'avif') expect(orientation).toBe(6)
  })

  it.each(formats)('should leave the original and every cut: %s', async (format) => {
    const files = await servedFiles(await send(format))
    for (const file of files) {
      const told = await sharp(file).metadata()
      expect([told.exif, told.xmp, told.iptc, told.comments, told.orientation]).toEqual(
        Array(5).fill(undefined),
      )
      expect(file.toString('latin1')).not.toMatch(/PhoneMaker|Asha|26,54N/)
    }
  })

  it.each(formats)('should leave one that holds nothing else: %s', async (format) => {
    const create = { background: '#f00', channels: 3, height: 20, width: 60 } as const
    const plain = sharp({ create }).toFormat(format)
    const kinds = [plain.clone().withExif(exif), plain.clone().withXmp(xmp)]
    for (const [index, kind] of kinds.entries()) {
      const bytes = await kind.toBuffer()
      const name = `only${index}.${format}`
      const [original] = await servedFiles(
        await uploadPicture({ bytes, name, stage, type: `image/${format}` }),
      )
      expect(original?.toString('latin1')).not.toMatch(/PhoneMaker|Asha|26,54N/)
    }
  })

  it.each(['jpeg', 'png', 'webp'] as const)('should turn it upright first: %s', async (format) => {
    const answer = await send(format)
    expect(answer.doc).toMatchObject({ height: 60, width: 40 })
    const [original = Buffer.alloc(0)] = await servedFiles(answer)
    expect(answer.doc?.filesize).toBe(original.length)
    const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 60])
    const [leftRed = 0, , leftBlue = 0] = data.subarray(0, 3)
    expect(leftRed).toBeGreaterThan(200)
    expect(leftBlue).toBeLessThan(60)
  })

  it.each([
    { height: 60, width: 40 },
    { height: 20, width: 10 },
  ])('should leave one that is cropped to $width by $height', async ({ height, width }) => {
    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0'
    const pixels = `uploadEdits[widthInPixels]=${width}&uploadEdits[heightInPixels]=${height}`
    const answer = await send('jpeg', `?${crop}&${pixels}`)
    expect(answer.doc).toMatchObject({ height, width })
    const [original = Buffer.alloc(0)] = await servedFiles(answer)
    expect(original.toString('latin1')).not.toMatch(/PhoneMaker|26,54N/)
  })
})

it('[O3] a picture that breaks off should be refused in words', async () => {
  const noise = { mean: 128, sigma: 60, type: 'gaussian' } as const
  const create = { background: '#000', channels: 3, height: 300, noise, width: 300 } as const
  const whole = await sharp({ create }).png().toBuffer()
  const bytes = whole.subarray(0, whole.length / 2)
  const { errors, status } = await uploadPicture({ bytes, name: 'x.png', stage, type: 'image/png' })
  expect(status).toBe(400)
  expect(errors[0]?.data.errors[0]?.message).toBe(
    'This picture is damaged. Export it again and retry.',
  )
})
