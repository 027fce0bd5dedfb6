import type { Language } from '../../../../domain/languages'

/** A request to correct every sentence, and its answer. */
const correctionWish = [
  /\bcorrig\w* (?:\w+ )?(?:a chaque fois|toujours|tout le temps|chaque fois|quand je|si je)\b/,
  'Oui, je corrige chaque phrase au passage, et je {te|vous} dis pourquoi.',
] as const

/**
 * Frequent questions about grammar and sounds, as patterns of normalised text, with their answers. The second and
 * further answers are given when the caller asks again. Words in quotation marks are in the learned language.
 */
export const grammarQuestions: Readonly<
  Partial<Record<Language, readonly (readonly [RegExp, ...string[]])[]>>
> = {
  english: [
    correctionWish,
    [
      /\bsince\b.*\bfor\b|\bfor\b.*\bsince\b/,
      '« for » va avec une durée, « for two years » ; « since » avec un point de départ, « since Monday ».',
    ],
    [
      /\bmake\b.*\bdo\b|\bdo\b.*\bmake\b/,
      '« make » quand on fabrique, « make a cake » ; « do » pour une activité, « do the shopping ».',
    ],
    [
      /\bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b/,
      '« many » avec ce qui se compte, « many friends » ; « much » avec le reste, « much time ».',
    ],
    [
      /\bsome\b.*\bany\b|\bany\b.*\bsome\b/,
      '« some » dans une phrase affirmative, « any » après une négation ou dans une question.',
    ],
    [
      /\b(?:le|ce|du|les|mon|au) th\b(?!e)|\b(?:ze|zis|zat|zey|zank\w*|teuh)\b/,
      'Le bout de la langue entre les dents, et on souffle : « think », « three ».',
      'Si ça bave un peu, la langue est à la bonne place : plus doucement, « the cat ».',
      'Sans forcer, la langue touche à peine les dents : « this », « that ».',
    ],
  ],
  spanish: [
    correctionWish,
    [
      /\bser\b.*\bestar\b|\bestar\b.*\bser\b/,
      '« ser » dit ce qu’on est, « soy francés » ; « estar » dit comment ou où on est, « estoy cansado », « estoy en casa ».',
    ],
    [
      /\bpor\b.*\bpara\b|\bpara\b.*\bpor\b/,
      '« para » vise un but ou une personne, « para ti » ; « por » donne la cause ou le passage, « por la noche ».',
    ],
    [
      /\btu\b.*\busted\b|\busted\b/,
      '« tú » est le tutoiement, « usted » le vouvoiement, avec le verbe à la troisième personne.',
    ],
    [
      /\br roule|\brouler (?:les|le|mes) r\b/,
      'La langue vibre derrière les dents du haut : « perro », « rico ».',
      'On commence par un seul battement de la langue : « pero », puis « perro ».',
    ],
  ],
  italian: [
    correctionWish,
    [
      /\bessere\b.*\bavere\b|\bavere\b.*\bessere\b/,
      'Au passé, les verbes de mouvement prennent « essere », « sono andato » ; les autres « avere », « ho mangiato ».',
    ],
    [
      /\btu\b.*\blei\b|\blei\b/,
      '« tu » est le tutoiement, « lei » le vouvoiement, à la troisième personne.',
    ],
  ],
  german: [
    correctionWish,
    [
      /\bder\b.*\bdie\b.*\bdas\b/,
      '« der » est masculin, « die » féminin, « das » neutre : chaque nom s’apprend avec son article.',
    ],
    [
      /\bdu\b.*\bsie\b|\b(?:tutoie|vouvoie)/,
      '« du » est le tutoiement, « Sie », avec une majuscule, le vouvoiement.',
    ],
  ],
  russian: [
    correctionWish,
    [
      /\b(?:cas|declinaison)s?\b/,
      'Les noms changent de fin selon leur rôle : « Москва », mais « в Москве ».',
    ],
  ],
  chinese: [
    correctionWish,
    [
      /\btons?\b/,
      'La hauteur de la voix change le sens : elle reste haute, monte, descend puis monte, ou tombe. « 妈 », « 麻 », « 马 » et « 骂 » ne diffèrent que par là.',
    ],
  ],
  japanese: [
    correctionWish,
    [/\bkudasai\b/, '« ください », après ce qu’on demande, veut dire donnez-moi, s’il vous plaît.'],
    [
      /\bwa\b.*\bga\b|\bga\b.*\bwa\b/,
      '« は » annonce de quoi on parle, « が » désigne qui ou quoi exactement.',
    ],
    [/\bdesu\b/, '« です » termine poliment la phrase, comme notre verbe être.'],
  ],
}

/**
 * Matches words that ask for an explanation or mention a difficulty. An utterance without such words is not taken for
 * one of `grammarQuestions`.
 */
export const explanationRequest =
  /\b(?:difference|quand|pourquoi|comment ca marche|c est quoi|ca veut dire|explique\w*|corrig\w*|comprends pas|regle|utilise\w*|prononc\w*|choisir|ou bien|arrive\w* pas|difficile|dur|bave|essa[iy]e)\b/
