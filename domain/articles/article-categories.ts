/** Labels of the blog's categories by their names in URLs, in the order of the buttons. */
export const articleCategories = {
  technologie: 'Technologie',
  guide: 'Guide',
  securite: 'Sécurité',
  'bien-etre': 'Bien-être',
  amour: 'Amour',
  apprentissage: 'Apprentissage',
  actualites: 'Actualités',
} as const

export type ArticleCategory = keyof typeof articleCategories

export const articleCategoryKeys = Object.keys(articleCategories) as [
  ArticleCategory,
  ...ArticleCategory[],
]
