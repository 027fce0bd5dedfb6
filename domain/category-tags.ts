import type { Category } from './categories'

/**
 * The tags allowed in each category. They are in a file of their own, so that pages that need only
 * the categories do not load them.
 */
export const categoryTags: Readonly<Record<Category, readonly string[]>> = {
  amour: ['Romantique', 'Passionnée', 'Sensuelle', 'Tendre', 'Complice'],
  amitie: ['Festive', 'Bienveillante', 'Drôle', 'Aventureuse', 'Loyale'],
  professionnel: ['Mentor', 'Organisée', 'Motivante', 'Experte', 'Stratégique'],
  apprentissage: ['Pédagogue', 'Patiente', 'Encourageante', 'Créative', 'Méthodique'],
  fantasmes: ['Séductrice', 'Dominante', 'Mystérieuse', 'Provocante', 'Libérée'],
  bien_etre: ['Apaisante', 'Méditative', 'Relaxante', 'Équilibrée', 'Zen'],
  conseils_vie: ['Pratique', 'Quotidien', 'Lifestyle', 'Habitudes', 'Développement'],
  intime_sante: ['Confidentielle', 'Rassurante', 'Informative', 'Discrète', 'Attentive'],
}

export const isTagAllowed = (category: Category, tag: string) =>
  categoryTags[category].includes(tag)
