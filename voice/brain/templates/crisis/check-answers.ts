/** How callers answer the question whether they meant a danger: patterns for normalised text. */

/** Matches a yes, or words that leave the answer open. */
export const confirmationPattern =
  /^(?:euh |bah |ben )?(?:oui|ouais|si|c est ca|exactement|exact|c est vrai|un peu|parfois|des fois|peut etre|je crois( que oui)?|je sais (pas|plus)|j en sais rien|les deux|mourir|c est serieux|j y pense)\b(?! (?:j ai mal|(tu|vous) (as|avez) mal))/

/** Matches a no at the beginning. */
export const initialNo =
  /^(?:(?:euh|oh|ah|bah|ben|mais|bon|he|ho) )*(?:(?:que |bien sur que |je (?:te|vous) (?:jure|rassure|promets) que )?non|nan|no|pas du tout|(?:absolument|surement|certainement|vraiment) pas|jamais de la vie|pas le moins du monde|aucunement)\b(?! (?:plus|pas (?:vraiment|trop|encore|toujours|souvent|tous?|tout a fait)))/

/** Matches words by which a danger is called a misunderstanding, a joke or fiction. */
export const explicitDenial =
  /\b(mal (compris|entendu)|compris de travers|(te|vous) tromp\w*|facon de parler|(est|etait) une? (expression|image|blague|jeu)|sens figure|quiproquo|n importe quoi|rien a voir|(aucun|quel) rapport|pas (du tout )?(le cas|ca|d urgence|de danger)|aucune? (urgence|danger)|je (te |vous )?(blague|rigole|plaisante|deconne)|pour (rire|rigoler)|delires?|delirez|je (te |vous )?parlais (juste |seulement )?(de(?! (lui|elle|me|mourir|(mon|ma) (mari|mec|copain|copine|femme|conjoint\w*|ex|pere|mere|frere|oncle))\b)|du|des|d un))\b|^(\w+ ){1,3}non$/

/** Matches words that make a no doubtful: an exception, shame, fear, guilt or an excuse for somebody. */
export const reservationPattern =
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|mourir ca|(pas|plus) (en securite|a l abri)|peur|il est (la|derriere)|(peux|veux|dois|faut) pas (parler|en parler|le dire)|(?<!mais )non enfin|enfin (si|oui|presque|un peu|pas (vraiment|trop|toujours))|sinon|sauf|parfois|des fois|souvent|je sais (pas|plus)|mais (il(?! y a (pas|plus|aucune?)( de)? (danger|urgence|menace)\b)|elle|ils|quand|si|pas)|ose\w*|honte|faute|personne(?! (ne )?(me|m|nous|lui|leur|l|la|le) (fait|veut|a|tape|frappe|menace|touche|embete))|expres|gentille?|bu|excuse\w*|regrette|laisse\w*|appel\w* (pas|la|les)|(dis|dites) (pas|rien)|a quoi bon|pas grave|prete?|soulag\w*|tout est (?:pret|range|regle)|je (?:pars|vais partir)|paix|bientot|ce soir)\b/

/** Matches an answer without content: "rien", "laisse". */
export const evasivePattern =
  /^(?:(?:euh|bah|ben|bof|non|bon|mais) )*(?:rien|laiss\w*|oubli\w*|peu importe|tant pis|c est (?:rien|bon|comme ca|complique|difficile)|ca (?:va aller|fait rien|sert)|(?:je|j) (?:sais|peux|veux|ose|prefere|comprends|arrive|en)\b)/
