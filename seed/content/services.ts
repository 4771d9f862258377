import type { Service } from '@/payload-types'
import type { Question } from './faqs'
import type { PictureFile } from './pictures'

export type ServiceContent = Pick<
  Service,
  'title' | 'category' | 'location' | 'diets' | 'dietsOnRequest' | 'tags'
> & {
  description: string
  includes: string[]
  goodToKnow?: string[]
  capacity?: string
  picture: PictureFile
  gallery?: PictureFile[]
  questions: Question[]
}
