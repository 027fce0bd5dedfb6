import { isHarmlessCompletion } from '../../../danger/harmless-talk'

// How callers answer when asked whether they meant a danger, as patterns for normalised text.

/** Matches a yes, or words that leave the answer open. */
export const confirmationPattern =
  /^(?:euh |bah |ben )?(?:oui|ouais|si|c est ca|exactement|exact|c est vrai|un peu|parfois|des fois|peut etre|je crois( que oui)?|je sais (pas|plus)|j en sais rien|les deux|mourir|c est serieux|j y (?:re)?pense|plein$|beaucoup$|toute la boite|c est pas profond|ca me soulage)\b(?! (?:j ai mal|(tu|vous) (as|avez) mal))/

/** Matches a no at the beginning. */
export const initialNoPattern =
  /^(?:(?:euh|oh|ah|bah|ben|mais|bon|he|ho) )*(?:(?:que |bien sur que |je (?:te|vous) (?:jure|rassure|promets) que )?non|nan|no|pas du tout|(?:absolument|surement|certainement|vraiment) pas|jamais de la vie|pas le moins du monde|aucunement)\b(?! (?:plus|pas (?:vraiment|trop|encore|toujours|souvent|tous?|tout a fait)))/

/** Matches words by which a danger is called a misunderstanding, a joke or fiction. */
const explicitDenial =
  /\b(mal (compris|entendu)|compris de travers|(te|vous) tromp\w*|facon de parler|(est|etait) une? (expression|image|blague|jeu)|sens figure|quiproquo|n importe quoi|rien a voir|(aucun|quel) rapport|pas (du tout )?(le cas|ca|d urgence|de danger)|aucune? (urgence|danger)|je (te |vous )?(blague|rigole|plaisante|deconne)|pour (rire|rigoler)|delires?|delirez|je (te |vous )?parlais (juste |seulement )?(de(?! (lui|elle|me|mourir|(mon|ma) (mari|mec|copain|copine|femme|conjoint\w*|ex|pere|mere|frere|oncle))\b)|du|des|d un))\b|\b(c est|c etait|je (te |vous )?parl(e|ais)|il s agit) (pour |de |d |du )?(mon|ma|mes|notre|un|une|le|la|du) (vieux |vieille |petite? )?(chiens?|chienne|chats?|chatte|chaton|chiot|cheval|jument|lapin|hamster|animal)\b|^(de |a |pour )?(mon|ma) (chien|chienne|chat|chatte|cheval)$|^(\w+ ){1,3}non$/

/** Matches the harmless cause of what sounded alarming: an adolescent in a bad mood, a leak, a repair. */
export const harmlessCause =
  /\b(?:c est|c etait|y a) (?:juste |seulement |qu |que )?(?:un|une|mon|ma|le|la|les|des) (?:petite? |grande? |gros(?:se)? )?(?:ado\w*|gamine?|gosses?|fuite|plafond|tuyau|robinet|chaudiere|plombier|travaux|bricolage|machine a laver)\b/

/**
 * Whether the caller calls the danger a misunderstanding, a joke or fiction, or completes the previous sentence with
 * something harmless: "le bruit des travaux".
 */
export const isExplicitDenial = (words: string): boolean =>
  explicitDenial.test(words) || isHarmlessCompletion(words)

/** Matches a report of menstruation or of not being pregnant, unless it mentions heavy or unusual bleeding. */
export const pregnancyDenial =
  /^(?!.*\b(retard|beaucoup|enormement|trop|caillots?|malaise|tourne\w*|evanou\w*|hemorragie|peut etre|crois|pense|sais (pas|plus)|pas (mes|les) regles|arrete\w* (pas|plus)|jamais|mais (je|j|il|elle|ca))\b).*\b((j ai|c est|ce sont|juste) (\w+ )?(mes|les) regles|(suis |est )?pas (du tout )?enceinte)\b/

/** Matches words that make a no doubtful: an exception, shame, fear, guilt or an excuse for somebody. */
export const doubtfulNoPattern =
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|(?:il|elle|ils|elles) (?:me )?(?:dit|disait|jure|repete|pretend) que|mourir ca|(pas|plus) (en securite|a l abri)|peur|il est (la|derriere)|(peux|veux|dois|faut) pas (parler|en parler|le dire)|(?<!mais )non enfin|enfin (si|oui|presque|un peu|pas (vraiment|trop|toujours))|sinon|sauf|parfois|des fois|souvent|je sais (pas|plus)|mais (il(?! y a (pas|plus|aucune?)( de)? (danger|urgence|menace)\b)|elle|ils|quand|si|pas)|ose\w*|honte|faute|personne(?! (ne )?(me|m|nous|lui|leur|l|la|le) (fait|veut|a|tape|frappe|menace|touche|embete))|expres|gentille?|bu|excuse\w*|regrette|laisse\w*|appel\w* (pas|la|les)|(dis|dites) (pas|rien)|a quoi bon|pas grave|prete?|soulag\w*|tout est (?:pret|range|regle)|je (?:pars|vais partir)|paix|bientot|ce soir)\b/

/** Matches a no that stays clear whatever follows: "non, tu as mal compris, personne n'est en danger". */
export const firmDenial =
  /^(?=.*\bmal compris\b)(?:\w+ ){0,2}non\b.*\bpersonne (?:n )?est en danger\b/

/** Matches an answer without content: "rien", "laisse". */
export const evasivePattern =
  /^(?:(?:euh|bah|ben|bof|non|bon|mais) )*(?:rien|laiss\w*|oubli\w*|peu importe|tant pis|c est (?:rien|bon|comme ca|complique|difficile)|ca (?:va aller|fait rien|sert)|(?:je|j) (?:sais|peux|veux|ose|prefere|comprends|arrive|en)\b)/

/** Matches an apology of the companion. */
export const apologyPattern = /pardon|excus|mal compris|de travers|au temps pour moi/i

/** Matches the answer of a minor to the question about their age. */
export const minorPattern = /^(euh |bah |ben )*(non|nan|pas encore|presque|bientot)\b/

/** Matches the answer of an adult to the question about their age. */
export const adultPattern =
  /^(?!.*\b(non|pas)\b).*\b(oui|ouais|si|bien sur|majeure?|adulte|(1[89]|[2-9]\d) ans|evidemment)\b/

/** Matches words about a child, a spouse or a trade, which show that the caller is an adult. */
export const wordsOfAdults =
  /\b(?:mon (?:petit )?fils|ma (?:petite )?fille|mes (?:petits )?enfants|mon ado|mon mari|ma femme|mon metier|mon associee?|mes salaries|(?:a la|ma) retraite)\b/

/** Matches a worrying answer to a gentle question such as "ça va ?". */
export const worriedAnswer =
  /^(?:(?:euh|bah|ben|bof|mmh?|en fait) )*(?:non|nan|pas (?:vraiment|trop|bien|terrible|super)|ca va pas|moyen\w*|bof|si|oui c est (?:grave|urgent)|c est grave|je sais (?:pas|plus)|j en peux plus)\b(?! (?:non |enfin |mais |si |oui |ouais )*(?:ca va|tout va|tout le monde va|t inquiete|vous inquiete|c est bon|rien|pas du tout|je (?:rigole|plaisante|deconne)))/

/** Matches a yes or "je veux mourir", unless the caller names another wish, such as "souffler" or "une pause". */
export const wishToDiePattern =
  /^(?!.*\b(souffl\w*|pause|repos\w*|dormir|vacances)\b)(?:(?:oui|ouais|parfois|des fois|peut etre|un peu|je crois|les deux)\b|(?:\w+ ){0,3}mourir$)/

/** Matches the wish for a rest or a change, which a caller may name when asked about a wish to die. */
export const otherWishPattern =
  /\b(souffl\w*|pause|repos\w*|dormir|vacances|tranquil\w*|arrete|boulot|travail|changer|partir en|question)\b/

/** Matches words that call the danger a figure of speech. */
export const figureOfSpeechPattern =
  /\b(facon de parler|(c est|c etait|est) une? (expression|image)|sens figure|quiproquo)\b/

/** Matches words that place the danger in the distant past. `apologiseForFalseAlarm` then stops a running activity. */
export const pastPattern = /\b(?:longtemps|autrefois|a l epoque|annees|quand j etais)\b/

/** Matches "je parlais juste du cours", and captures the subject. */
export const clarificationPattern =
  /(?:parle|parlais|parler)(?: (?:juste|seulement|simplement|bien))* ((?:du|des|de la|de l[’'] ?|de l[ae]?|de|d[’'])[ ]?[\p{L}’' -]{2,40}?)(?=$|[,.;:!?]| (?:moi|hein|quoi|madame|monsieur|enfin|pas) ?)/iu

/** Matches words that take back an earlier "I was joking". */
export const withdrawnRetractionPattern =
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|c etait (pas une blague|vrai)|j ai menti|c est vrai en fait)\b|^(?:enfin |mais |euh |bon )*(?:a moitie|presque|pas (?:vraiment|tant que ca|totalement|completement))$/

/** Matches a question about what to tell the emergency services. */
export const whatToSayQuestion =
  /\b(je (leur|lui|l|les|le|la) (dis|raconte|explique|demande) quoi|(quoi|que) (leur |lui )?dire|qu est ce que je (leur |lui )?dis|je dis quoi|comment (je )?(leur |lui )?(explique|dis))\b/

/** Matches a yes to a question about the situation. */
export const yesPattern =
  /^(?!.*\b(?:la haut|je (?:monte|saute|le fais|pars))\b)(?:euh |ah |bah |ben )?(?:(?:oui|ouais)\b(?! (?:je vais|ce soir))|(?:si|voila|ok)(?: (?:si|oui|merci|c est bon))*$)/

/** Matches a no to a question about the situation. */
export const noPattern =
  /^(?:euh |ah |bah |ben )?(?:non|nan|pas encore|pas vraiment|personne|toujours pas|aucun\w*)\b/

/** Matches a clause of three to twelve words; other clauses are not quoted as facts. */
export const quotableFact = /^(?:\S+ ){2,11}\S+$/

/** Matches up to twelve words about the companion and nobody else: "prouvez-moi que vous servez à quelque chose". */
export const onlyAboutCompanion =
  /^(?=.*\b(?:tu|vous)\b)(?!.*\b(?:je|j|on|nous|me|m|mon|ma|mes|ils?|elles?|lui|leur|son|sa|ses|quelqu|les?)\b)(?:\S+ ?){1,12}$/

/** Matches "je vais y aller", which in a crisis may announce suicide or violence instead of a goodbye. */
export const possibleActAnnouncement = /\b(?:y aller|y vais|j y go)$/

/** Matches words that a companion must not repeat: markup, and a wish to die or to hurt somebody. */
export const unquotablePattern =
  /[<>[\]{}|()*_#`"«»]|\b(?:mourir|crever|tuer|suicid|pendre|en finir|jeter sous|sauter|foutre en l|flinguer|balle dans|s[’']arrête|disparaître)/i
