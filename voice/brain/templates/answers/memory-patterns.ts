// How callers ask about what they said: patterns for normalised text.

/** Matches words with which callers ask for something they said. */
export const questionWords =
  /\b(comment|quoi|quel\w*|qui|ou|quand|combien|deja|rappel\w*|souv\w*|redi\w*|retenu\w*|resum\w*)\b/

/** Matches words with which callers ask to be reminded of something, in a text that need not be a question. */
export const reminderWords =
  /\b(deja|rappelle|rappelez)\b|\b(quand|ou|combien|comment|qui|quel\w*)\b.*\bai dit$/

/** Matches words that suggest that a question is about something said before, or about the caller. */
export const wordsOfRecall = /\b(deja|souv\w*|rappel\w*|dit|parle|appel\w*|mon|ma|mes)\b/

/** Matches words for an earlier call or day. */
export const earlierCall =
  /\b(hier|derniere fois|autre (jour|fois|soir|appel)|semaine derniere|avant hier)\b/

/** Matches a short question about a name: "le prénom de ma sœur ?", "et mon ex, son prénom ?" */
export const nameQuestion =
  /\b(?:pre)?noms? d(?:e|u) (?:mon|ma|mes|notre|nos)\b|^(?:et )?(?:mon|ma|mes|notre|nos) .*\b(?:pre)?noms?$/

/**
 * Matches statements of a comparison or a possession, which resemble a question: "vous me rappelez ma collègue",
 * "j'en ai déjà".
 */
export const comparisonPattern =
  /\b(?:tu|vous|ca) me (?:rappelle\w*|rappelez|fais penser a|faites penser a|fait penser a) (?:mon|ma|mes|un|une|quelqu)\b|^(?!.*\b(?:quoi|combien|quand|ou|qui|quel\w*|comment)\b).*\bj en (?:ai|avais) (?:deja|plein)$|^(?:(?:ah|oh|bon|ouais|oui|ben|euh) )*deja(?: vu| fait| teste?e?)?$|^(?!.*\b(?:mon|ma|mes|j|je|m)\b)(?:\w+ ){4,}c est (?:quoi|qui|comment) deja$/

/** Matches a question about what the caller said first in the call. */
export const firstWordsQuestion =
  /\bj ai (?:dit|demande|raconte)\b.*\b(?:en premier|au debut|pour commencer|tout a l heure en premier)\b|\b(?:premiere chose|premiers mots)\b.*\bj ai (?:dit|demande)\w*/

/** Matches a question about the caller that asks for a fact and not for advice or an opinion. */
export const questionAboutOwnFact =
  /^(?!.*\b(?:pourquoi|comment (?:je|on|faire|\w+(?:er|ir|re))|(?:je|on) (?:dois|devrais|peux|pourrais|peut|doit|vais(?! ou (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|en vacances|la semaine|ce |cet ))|lui|leur)|faut|a mon age|ferais|feriez|dirais|diriez|conseil\w*|penses|pensez|crois|croyez)\b)(?=.*\b(?:je|j|on|mon|ma|mes|moi|notre|nos)\b)(?:.*\b(?:quoi|qui|quel\w*|lequel|laquelle|ou|quand|combien|comment|deja|ce que|sais|savez|connais|connaissez|rappelle\w*|rappelez|souviens|souvenez|retenu|est ce que)\b|(?:et )?(?:mon|ma|mes) \w+$)/

/** Matches a question about the companion's own advice: "vous m'aviez conseillé quoi déjà ?" */
export const adviceRecall =
  /^(?!.*\b(?:hier|derniere|l autre (?:fois|jour|soir))\b)(?=.*(?:\b(?:tu|vous) (?:(?:me |m |nous )(?:as|avais|avez|aviez) (?:dit|conseill\w+|recommand\w+|sugger\w+|propos\w+)|(?:me |m |nous )(?:disais|disiez|conseillais|conseilliez)|(?:as|avais|avez|aviez) (?:conseill\w+|recommand\w+|sugger\w+))(?: de faire)? quoi\b|\bqu est ce que (?:tu|vous) (?:me |m |nous )?(?:as|avais|avez|aviez) (?:conseill\w+|recommand\w+|sugger\w+)|\b(?:redis|redites|rappelle|rappelez|repete|repetez)(?: moi)? (?:\w+ ){0,3}(?:conseils?|astuces?|idee|ce que (?:tu|vous) (?:m |me |nous )?(?:as|avais|avez|aviez) (?:dit|conseill\w+|recommand\w+|propos\w+))\b|\bc (?:etait|est) quoi (?:deja )?(?:ton|votre|tes|vos) (?:conseils?|trucs?|idees?|astuces?)))/

/** Matches a word for advice. With this word, a question that `adviceRecall` matches need not name the subject. */
export const adviceWord = /\b(?:conse?il\w*|recommand\w*|sugger\w*|propos\w*|astuces?)\b/

/** Matches a word that does not tell what the advice was about, in a question about the companion's advice. */
export const wordsWithoutSubject =
  /^(?:avais|aviez|conseil\w*|recommand\w*|sugger\w*|propos\w*|astuces?|rappel\w*|repet\w*|redis|redites|encore|deja|faire|etait)$/

/** Matches a word that means advice only when the companion has given some in this call. */
export const ideaWord = /\b(?:idees?|trucs?)\b/

/** Matches questions about somebody else's advice or earlier words. The answer is not stored as new advice. */
export const otherAdvice =
  /\b(?:deja|(?:m|me|nous) (?:a|ont|avait|avaient) (?:dit|conseille|recommande|propose)\w*)\b/
