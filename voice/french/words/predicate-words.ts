// Words of French clauses, in normalised text.

/** Adverbs between the parts of a verb, or between a verb and its complement. */
export const adverbs =
  'encore|deja|bien|mal|trop|tout|toute|tous|toujours|souvent|vraiment|presque|enfin|beaucoup|meme|juste|un peu|quand meme|aussi|surtout|finalement|completement|carrement|peut etre|tellement|assez|vite|hier|hier soir|ce matin|ce soir|aujourdhui|maintenant|demain|recemment|parfois|rarement|tres|plutot|pratiquement|franchement|en fait|du coup|moi'

/** Forms of "avoir" and "être" before a participle. */
export const avoirForms = /^(?:ai|a|avons|ont|avais|avait|avions|avaient)$/
export const etreForms = /^(?:suis|est|sommes|sont|etais|etait|etions|etaient)$/

/** Verbs whose past is formed with "être", besides the reflexive ones. */
export const etreVerbs =
  /^(?:aller|(?:re|de|inter|par)?venir|(?:re)?partir|arriver|(?:r)?entrer|(?:res)?sortir|(?:re)?tomber|mourir|naitre|rester|descendre|retourner)$/

/** Matches words after a verb in the present that make it a plan: "je commence lundi", "il revient demain". */
export const futureWord =
  / (?:demain|apres demain|bientot|tout a l heure|(?<!\b(?:un|le|les|des|tous les|chaque|du|au) )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! (?:dernier|soir on|je))|(?:la semaine|le mois|l annee|l an|l ete|le week end) prochaine?|dans (?:un|une|deux|trois|quatre|quinze|dix) (?:jours?|semaines?|mois|heures?))(?= |$)/

/** Matches what precedes the infinitive of an action that will happen, or that somebody wants, plans or has to do. */
export const planPrefix =
  /^(?:(?:vais|va|allons|vont|veux|veut|voulons|veulent|voudrais|voudrait|voudraient|aimerais|aimerait|aimeraient|dois|doit|devons|doivent|pense|pensent|compte|comptent|prevois|prevoit) |(?:ai|a|avons|ont) (?:prevu|decide) de? )/

/** Matches what precedes the infinitive of an action that has just happened: "viens de". */
export const recentPastPrefix = /^(?:viens|vient|venons|viennent) de? /

/** Matches words that address the companion, or a question word at the start. */
export const addressOrQuestion =
  /\b(?:tu|te|t|toi|ton|ta|tes|(?<!rendez )vous|votre|vos)\b|^(?:(?:et|mais|alors|bon|euh|sinon|hein) )*(?:comment|pourquoi|combien|qu est ce|est ce que?)\b/

/** Captures the words before a subject pronoun, the pronoun, and the words after it. */
export const pronounSubject =
  /^((?:(?!(?:que|qu|qui|si|s|quand|comme|dont|ou|parce|lorsque|puisque|sauf|et|mais|pas)\b)\S+ ){0,5}?)(je|j|on|nous(?= (?:(?:ne?|nous|y|en|l|les?|la|leur|lui) )*\S+(?:ons|sommes)\b)|ils?|elles?|ca|c|cela|tout le monde|les gens|quelqu un|personne) (.+)$/

/** Pronouns that stand for somebody or something named before. */
export const thirdPersonPronoun = /^(?:ils?|elles?|ca|c|cela)$/

/** Pronouns before a verb that stand for something named before. */
export const objectPronoun = /^(?:y|en|l|le|la|les)$/

/** Verbs that report what somebody said. What was said matters more than that it was said. */
export const speechVerb = /^(?:dire|demander|repondre|raconter)$/

/** Matches words that begin with an infinitive, or with pronouns or an adverb and an infinitive. */
export const infinitiveFirst = /^(?: \w+){0,2} \w{2,}(?:[ei]r|re|oir)(?= |$)/

/** Captures what follows the determiner of a noun that is the subject. */
export const nounSubject =
  /^(?:(?:et|mais|alors|donc|puis|hier|demain|ce matin|ce soir|depuis|la) )*(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|une?|le|la|les|l|des|ce|cette|ces|deux|trois) (.+)$/

/** Words that end the search for the verb: the noun before them is not the subject of the clause. */
export const wordsOutsideSubject =
  /^(?:que|qu|qui|dont|ou|et|je|j|on|pour|avec|sans|chez|dans|sur|pas)$/

/** A subject that is an animal gets no follow-up, because the follow-ups are about people and things. */
export const animalNoun =
  /\b(?:chien|chienne|chiens|chat|chatte|chats|chaton|chiot|lapin|cheval|poules?|oiseaux?|perruche)\b/

/**
 * The possible classes of a subject by its pronoun, most probable first: "je" is the caller, "on" a group with the
 * caller, "qui" somebody else, "ça" a thing. Any other pronoun stands for somebody else.
 */
export const subjectClasses: Readonly<Record<string, readonly ('je' | 'on' | 'qui' | 'ça')[]>> = {
  je: ['je'],
  j: ['je'],
  on: ['on'],
  nous: ['on'],
  ca: ['ça'],
  c: ['ça'],
  cela: ['ça'],
  qui: ['qui'],
  il: ['qui', 'ça'],
  elle: ['qui', 'ça'],
  ils: ['qui', 'ça'],
  elles: ['qui', 'ça'],
}

/** Matches words of death, illness, violence and addiction, after which a statement gets no follow-up. */
export const graveWords =
  /\b(?:mort\w*|mour\w*|meurt|deced\w*|deces|enterr\w*|obseques|deuil|cancer|tumeur|avc|suicid\w*|urgences|(?<!\b(?:bosse|travaille|travaillent|travail|boulot|infirmi\w+|soignante?|poste|stage|gardes?) (?:\w+ )?(?:a l |en |dans un |de l ))hopital|hospitalis\w*|agress\w*|viole\w*|violen\w*|frapp\w*|avort\w*|fausse couche|chimio\w*|palliatif\w*|veu(?:f|ve)|drogue\w*|alcool\w*|menace\w*|sang|medicaments?|accident\w*|prison|(?:il|elle|femme|mari|mere|pere|maman|papa) est partie? (?:il y a (?:\w+ ){1,2}ans|d un coup|trop (?:tot|vite|jeune))|nous a quittee?s?)\b/

/** The pronoun that a follow-up requires, by the words before the verb in its script: "s’en" requires only "se". */
export const requiredPronouns: Readonly<Record<string, string>> = {
  se: 'se',
  s: 'se',
  me: 'me',
  m: 'me',
  's en': 'se',
  'm en': 'me',
  y: 'y',
  en: 'en',
  lui: 'lui',
  'lui en': 'lui',
  leur: 'lui',
}

/**
 * Patterns of words that have several forms ("à le" is "au"), or that normalised text does not distinguish from others
 * ("là" is "la").
 */
export const contractedForms: Readonly<Record<string, string>> = {
  de: '(?:de|d|du|des)',
  à: '(?:a|au|aux)',
  // Not "je pense qu’à ça".
  que: '(?:que|qu)(?! a (?:ca|cela|lui|elle|eux|moi)(?: |$))',
  // Not the article: "elle est la plus jolie".
  là: '(?:la(?=$| (?:et|depuis|pour|avec|quand|tous|hier|demain|aussi|encore|dans|mais|parce|ce|en|chez|a) )|la$)',
}

/** Matches a clause that is probably about several people or things. */
export const pluralSubject =
  /^(?:\S+ ){0,3}?(?:ils|elles|les gens|mes|nos|les|leurs|ces|deux|trois) (?:\S+ )/

/** Matches lines of the companion that speak of one person: "dans sa bouche". */
export const singularOwner = /(?<!\p{L})(?:son|sa|ses|lui)(?!\p{L})/iu
