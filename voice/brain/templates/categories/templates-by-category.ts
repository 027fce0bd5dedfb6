import type { Category } from '../../../../domain/categories'
import type { CategoryTemplates } from './category-templates'
import {
  amitieTemplates,
  apprentissageTemplates,
  bienEtreTemplates,
  conseilsVieTemplates,
  professionnelTemplates,
} from './everyday-categories'
import { amourTemplates, fantasmesTemplates, intimeSanteTemplates } from './intimate-categories'

export const templatesByCategory: Readonly<Record<Category, CategoryTemplates>> = {
  amour: amourTemplates,
  amitie: amitieTemplates,
  professionnel: professionnelTemplates,
  apprentissage: apprentissageTemplates,
  fantasmes: fantasmesTemplates,
  bien_etre: bienEtreTemplates,
  conseils_vie: conseilsVieTemplates,
  intime_sante: intimeSanteTemplates,
}
