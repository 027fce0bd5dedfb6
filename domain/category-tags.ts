import type { Category } from './categories'

/** The tags allowed in each category. Not in categories.ts, because most pages need only the categories. */
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
