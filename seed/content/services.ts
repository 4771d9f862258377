import type { Service } from '@/payload-types'
import type { PictureFile } from './pictures'
import type { Question } from './faqs'

/** A service as it is written here: its kind and place follow from the list it is in. */
export type ServiceContent = Pick<
  Service,
  'title' | 'category' | 'location' | 'diets' | 'dietsOnRequest' | 'tags'
> & {
  description: string
  includes: string[]
  /** None where guests are no limit and there is no venue, as for drinking water. */
  capacity?: string
  picture: PictureFile
  /** Further pictures, for its own page. */
  gallery?: PictureFile[]
  questions: Question[]
}
