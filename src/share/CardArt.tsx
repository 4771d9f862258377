import sharp from 'sharp'
import { brandColours } from '@/rules/brandColours'
import { sharedPicture } from '@/rules/pictures'
import { readMediaFile } from '@/site/reads/media'
import type { MaybeMedia } from '@/ui/picture'
import { type Drawn, drawWords } from './drawWords'
import type { Card } from './sharedPage'

const { height, width } = sharedPicture
const edge = 44

const veil = [
  'linear-gradient(to top, rgba(40, 8, 24, 0.9) 6%, rgba(60, 10, 32, 0.3) 52%, rgba(40, 8, 24, 0))',
  'linear-gradient(to right, rgba(60, 10, 32, 0.78), rgba(60, 10, 32, 0.5) 34%, rgba(60, 10, 32, 0) 66%)',
].join(', ')

interface CardArtProps extends Card {
  drawn?: Partial<Record<CardText, Drawn>>
  ground?: string
}

/** Rendered without a browser, so style sheets do not apply. */
export function CardArt({ drawn = {}, ground, name, tagline, title }: CardArtProps) {
  const fill = { position: 'absolute', top: 0, left: 0, width, height } as const
  return (
    <div
      style={{ ...fill, display: 'flex', background: brandColours.maroon, fontFamily: 'Fraunces' }}
    >
      {ground && <img alt="" src={ground} style={fill} />}
      <div style={{ ...fill, backgroundImage: veil }} />
      <div
        style={{
          ...fill,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '56px 72px 92px',
          color: brandColours.ivory,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
          <Mark />
          <div style={{ display: 'flex', flexDirection: 'column', lineHeight: 1.2 }}>
            <div style={{ display: 'flex', fontSize: cardSizes.name }}>
              {asDrawn(drawn.name) ?? name}
            </div>
            {tagline && (
              <div
                style={{ display: 'flex', color: brandColours.blush, fontSize: cardSizes.tagline }}
              >
                {asDrawn(drawn.tagline) ?? tagline}
              </div>
            )}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            maxWidth: TITLE_WIDTH,
            fontSize: sizeOf(title),
            letterSpacing: '-0.015em',
            lineHeight: 1.04,
            textWrap: 'balance',
          }}
        >
          {asDrawn(drawn.title) ?? title}
        </div>
      </div>
      <Scallops />
    </div>
  )
}

const TITLE_WIDTH = 1000
const cardSizes = { name: 40, tagline: 25 }

const asDrawn = (drawn?: Drawn) =>
  drawn && <img alt="" height={drawn.height} src={drawn.src} width={drawn.width} />

export async function drawTexts({ name, tagline, title }: Card): Promise<CardArtProps['drawn']> {
  const width = TITLE_WIDTH
  const draw = {
    name: drawWords({ colour: brandColours.ivory, size: cardSizes.name, text: name, width }),
    tagline: drawWords({
      colour: brandColours.blush,
      size: cardSizes.tagline,
      text: tagline,
      width,
    }),
    title: drawWords({ colour: brandColours.ivory, size: sizeOf(title), text: title, width }),
  }
  return { name: await draw.name, tagline: await draw.tagline, title: await draw.title }
}

type CardText = 'name' | 'tagline' | 'title'

function sizeOf(title: string) {
  if (title.length <= 16) return 124
  return title.length <= 34 ? 100 : 78
}

function Mark() {
  return (
    <svg fill="none" height="84" viewBox="0 0 40 50" width="67">
      <path
        d="M2 49V25c-2-3-1.5-7 2-8.5C2.5 13 4.5 9.5 8.5 10 8 6.5 11 4 14.8 6 15.6 4 18.5 3.5 20 .8c1.5 2.7 4.4 3.2 5.2 5.2 3.8-2 6.8.5 6.3 4 4-.5 6 3 4.5 6.5 3.5 1.5 4 5.5 2 8.500v24z"
        fill={brandColours.marigold}
      />
      <path d="M9 49V29c0-6 4.5-8 11-13 6.5 5 11 7 11 13v20z" fill={brandColours.maroon} />
      <path
        d="M20 40c-.8-3.5-6-5-6-9.5 0-2.3 1.5-3.7 3-3.7.8 0 1.5.4 2 1.2.3-1.3.6-2.3 1-3.5.4 1.2.7 2.2 1 3.5.5-.8 1.2-1.2 2-1.2 1.5 0 3 1.4 3 3.7 0 4.5-5.2 6-6 9.500z"
        fill={brandColours.lamp}
      />
    </svg>
  )
}

function Scallops() {
  const centres = Array.from({ length: Math.ceil(width / edge) + 1 }, (_, index) => index * edge)
  return (
    <svg
      height={edge / 2}
      style={{ position: 'absolute', bottom: 0, left: 0 }}
      viewBox={`0 0 ${width} ${edge / 2}`}
      width={width}
    >
      {centres.map((x) => (
        <circle cx={x} cy={edge / 2} fill={brandColours.ivory} key={x} r={edge / 2} />
      ))}
    </svg>
  )
}

export async function cardGround(media: MaybeMedia): Promise<string | undefined> {
  if (typeof media !== 'object' || !media) return undefined
  const { height, width } = sharedPicture
  const file = await readMediaFile(media.sizes?.shared?.filename ?? media.filename)
  if (!file) return undefined
  const jpeg = await sharp(file).resize(width, height).jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
