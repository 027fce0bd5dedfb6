import type { Category } from '../../../domain/categories'
import type { IconName } from './icon'

export const categoryIcons: Record<Category, IconName> = {
  amour: 'heart',
  amitie: 'friendship',
  professionnel: 'work',
  apprentissage: 'book',
  fantasmes: 'moon',
  bien_etre: 'leaf',
  conseils_vie: 'compass',
  intime_sante: 'care',
}
