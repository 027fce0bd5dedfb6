/** Blog, help centre and forms of the public site. */
export const siteMessages = {
  CONTACT_PREPARED: 'Email préparé !',
  PARTNERSHIP_SENT: 'Demande envoyée !',
  HELP_NOT_FOUND: 'Aucun résultat trouvé',
  HELP_NOT_FOUND_DETAIL: "Nous n'avons pas trouvé de réponse correspondant à votre recherche.",
  ARTICLE_NOT_FOUND: 'Article non trouvé',
} as const
