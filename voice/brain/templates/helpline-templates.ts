import type { PatternSubject } from './health/pattern-subject'

/** Matches a caller who looks for somebody else to talk to: "y’a quelqu’un à qui parler de ça ?" */
const helplineRequest =
  /\b(?:(?:y a|y aurait|il y a|existe|connais\w*|trouve\w*|sais|savez|voir|chercher?|besoin d|conseill\w*)(?: t il| il| pas| s il y a| une?| des)* ?(?:quelqu un|gens|numeros?|lignes?|assos?|associations?|endroits?|services?)(?: \w+)? (?:a qui|pour|ou|avec qui|qui)(?: \w+){0,3}? (?:parle\w*|en parler|appeler|ecoute\w*|aide\w*|confier)|(?:a|avec) qui (?:(?:est ce que|je|j|on|peux|peut|puis|pourrais|dois|faut|il) )*(?:en )?(?:parler|me confier) (?:de (?:tout )?ca|de ces choses|$)|(?:a|avec) qui (?:(?:est ce que|je|on|peux|peut|puis|pourrais) )*en parler)\b/

/**
 * Helplines by the subject of the caller's earlier statements. Sources: sos-homophobie.org, filsantejeunes.com,
 * arretonslesviolences.gouv.fr (3919), 3018.fr, 3114.fr, alcool-info-service.fr, sos-amitie.com (09 72 39 40 50, also
 * given by francetvinfo.fr), solidarites.gouv.fr and refugies.info (115).
 */
export const helplineSubjects: readonly PatternSubject[] = [
  {
    pattern: helplineRequest,
    after:
      /\b(?:gays?|homos?|homosexuel\w*|lesbiennes?|bi|bisexuel\w*|trans|non binaire|coming out|homophob\w*|attiree? par (?:les|un|une))\b/,
    acknowledgement: 'Oui, et ce sont des gens qui connaissent bien ces questions.',
    answers: [
      'SOS homophobie écoute au 01 48 06 42 41, de façon anonyme.',
      'De 12 à 25 ans, Fil santé jeunes répond gratuitement au 0 800 235 236, tous les jours de 9 heures à 23 heures.',
      'Et si la maison devient dangereuse, c’est le 17, ou le 115 pour un toit, jour et nuit.',
    ],
    furtherAnswers: [
      'Un médecin ou un psychologue est tenu au secret, et un rendez-vous cette semaine peut déjà soulager.',
    ],
  },
  {
    pattern: helplineRequest,
    after:
      /\b(?:frappe\w*|gifl\w*|coups|cogne\w*|battue?|viol\w*|forcee?|abuse\w*|attouch\w*|insulte\w*|rabaisse\w*|controle tout|peur de (?:lui|mon (?:mari|mec|copain|ex)))\b/,
    acknowledgement: 'Oui, et personne n’y mettra {ta|votre} parole en doute.',
    answers: [
      'Le 3919 écoute gratuitement, jour et nuit, sans rien imposer.',
      'Si le danger est là, c’est le 17, ou le 114 par SMS, et pour un enfant, le 119.',
    ],
    furtherAnswers: ['Au 3919, on peut seulement parler, aujourd’hui, sans décision à prendre.'],
  },
  {
    pattern: helplineRequest,
    after: /\b(?:harcel\w*|cyber\w*|photos? de moi|nudes?|se moquent de (?:moi|lui|elle))\b/,
    acknowledgement: 'Oui, et plus c’est tôt, mieux c’est.',
    answers: [
      'Pour un harcèlement à l’école ou en ligne, le 3018 répond gratuitement, tous les jours de 9 heures à 23 heures.',
      'Au travail, le médecin du travail peut recevoir cette semaine, et il est tenu au secret.',
    ],
    furtherAnswers: [
      'Garder les messages et les dates aidera, dès aujourd’hui, la personne qui écoute.',
    ],
  },
  {
    pattern: helplineRequest,
    after:
      /\b(?:alcool\w*|bois|boire|boit|bouteilles?|picole\w*|drogues?|coke|cocaine|cannabis|joints?)\b/,
    acknowledgement: 'Oui, et là-bas personne ne fait la morale.',
    answers: [
      'Alcool info service écoute au 0 980 980 930, tous les jours, et les proches aussi.',
      'Le médecin traitant ou un addictologue peut recevoir, cette semaine, sans juger.',
    ],
    furtherAnswers: [
      'Le pharmacien du quartier peut aussi dire, aujourd’hui, qui consulte tout près.',
    ],
  },
  {
    pattern: helplineRequest,
    acknowledgement: 'Oui, et c’est une bonne idée de ne pas rester avec ça sans personne.',
    answers: [
      'SOS Amitié écoute jour et nuit, de façon anonyme, au 09 72 39 40 50.',
      'De 12 à 25 ans, Fil santé jeunes répond gratuitement au 0 800 235 236, tous les jours de 9 heures à 23 heures.',
      'Le médecin traitant, cette semaine, peut aussi orienter, et si l’idée de mourir est là, c’est le 3114, à toute heure.',
    ],
    furtherAnswers: [
      'Quelqu’un de proche, d’abord, aujourd’hui : « j’ai besoin de parler » suffit pour commencer.',
    ],
  },
]
