const fictionPattern =
  / (?:(?:dans|regarde\w*|regardais|vu|voir|vois|lu|lire|lis|lit|ecri\w*|joue\w*|devore|ecoute\w*|fini\w*|parle|parlait|raconte|etudie|diffuse)(?: \w+){0,4} (?:films?|series?|romans?|livres?|polars?|thrillers?|jeux?|documentaires?|reportages?|articles?|chansons?|podcasts?|pieces?|theatre|bd|mangas?|nouvelle|episodes?|cinema|opera|fiction|scenario|conte|jt|feuilleton|tragedie)|(?:aux|les) (?:infos|informations|actualites)|a la (?:tele|radio|television)|sur netflix|au (?:cinema|theatre|jt)|dans le (?:journal|jeu|monde|scenario)|le (?:heros|personnage|tueur|mechant|detective)|l heroine|l intrigue|mon (?:personnage|roman|heros|polar)|romeo|macbeth|hamlet) /

/** "Je joue une femme battue": even "je" is then a character. */
const performancePattern =
  / (?:je joue|j ecris|je repete|j interprete|mon personnage|mon roman|mon polar|on joue|je lis|jeu de role)(?: \w+){0,6} /

const professionPattern =
  / (?:je (?:suis|travaille comme|bosse comme)(?: \w+){0,2} (?:infirmiere?|medecin|pompiere?|ambulanciere?|secouriste|aide soignante?|urgentiste|profs?|professeure?|instit|institutrice|educat\w+|policiere?|avocate?|psy|psychologue|sage femme|interne|gendarme|assistante sociale|pharmacien\w*|benevole)|formation|mes patiente?s?|une patiente|un patient|cours de (?:secourisme|premiers secours)|je travaille (?:aux urgences|au samu|a l hopital|dans une association)|exercice d evacuation) /

const callerPattern = / (?:je|j|m|me|moi|mon|ma|mes|nous|notre) /

const pastPattern =
  / (?:il y a (?:\w+ ){1,3}(?:ans?|mois|annees|siecles?)|quand (?:j|je|il|elle|on|nous) (?:etais|etait|avais|avait|etions)|etant (?:petite?|enfant|jeune)|a l epoque|en (?:19|20)\d\d|annees \d\d|enfance|dans le temps|autrefois|jadis|a (?:\w+ )?(?:\w+ )ans (?:je|j|on|il|elle|nous) (?:\w+ais|etait|\w+ait)|l an(?:nee)? derniere?|l an passe|a ma naissance|pendant la guerre|ete dernier|ans plus tot) /

const resolvedPattern =
  / (?:ca va (?:mieux|bien|beaucoup)|(?:tout )?va bien|vais (?:mieux|bien|tres bien)|est guerie?|suis guerie?|c est (?:fini|passe|du passe|rien|pas grave|vieux)|rien de grave|remise?|retablie?|sortie? d affaire|fausse alerte|tout est rentre dans l ordre|bien finie?) /

/**
 * Whether the wording reports a film, a book, the news or the caller's work, and says nothing about
 * the caller.
 */
export function isReportedOnly(sentences: string, wording: string): boolean {
  if (performancePattern.test(sentences) && fictionPattern.test(sentences)) return true
  if (callerPattern.test(`${wording} `)) return false
  return fictionPattern.test(sentences) || professionPattern.test(sentences)
}

/** Whether the text is about what is over: "il y a dix ans", "maintenant ça va". */
export const isNotAboutNow = (sentences: string) =>
  pastPattern.test(sentences) || resolvedPattern.test(sentences)
