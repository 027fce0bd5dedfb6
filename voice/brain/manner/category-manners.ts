import type { Category } from '../../../domain/categories'
import {
  amitieManner,
  apprentissageManner,
  bienEtreManner,
  conseilsVieManner,
  professionnelManner,
} from './everyday-manners'
import type { CategoryManner } from './manner'
import { amourManner, fantasmesManner, intimeSanteManner } from './tender-manners'

export const categoryManners: Readonly<Record<Category, CategoryManner>> = {
  amour: amourManner,
  amitie: amitieManner,
  professionnel: professionnelManner,
  apprentissage: apprentissageManner,
  fantasmes: fantasmesManner,
  bien_etre: bienEtreManner,
  conseils_vie: conseilsVieManner,
  intime_sante: intimeSanteManner,
}
