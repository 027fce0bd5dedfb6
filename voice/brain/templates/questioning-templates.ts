import type { Template } from './template'

/** Questions for a caller who asks for one, without a subject. */
export const personalQuestions: readonly Template[] = [
  'Volontiers : quelle est la dernière chose qui {t’a|vous a} fait rire aux larmes ?',
  'D’accord : si {tu pouvais|vous pouviez} revivre une seule journée, ce serait laquelle ?',
  'Allez : quel objet {tu garderais|vous garderiez} s’il fallait tout laisser ?',
  'Une question, alors : à qui {tu dois|vous devez} un merci, et pourquoi ?',
  'Bien : qu’est-ce que {tu ferais|vous feriez} d’un mardi entièrement libre ?',
  'Celle-ci : quelle chose {tu fais|vous faites} mieux que tout le monde, même une bêtise ?',
  'Une autre : quel conseil {tu donnerais|vous donneriez} à la personne que {tu étais|vous étiez} à quinze ans ?',
]

/** Asked in this order. `{subject}` is what the caller learns, with its article. */
export const quizQuestions: readonly Template[] = [
  'Question : dans {subject}, par quoi on commence, et pourquoi ?',
  'La suivante : dans {subject}, quelles sont les étapes, dans l’ordre ?',
  'Question d’examinateur : sur {subject}, quelle est l’erreur la plus fréquente ?',
  'Autre question : pour {subject}, quel exemple concret {donnerais-tu|donneriez-vous} ?',
  'Une dernière : si je ne connaissais rien à {subject}, que faudrait-il retenir en une phrase ?',
]

/** After an answer that the companion cannot check. */
export const praise: readonly Template[] = [
  '{details} : bien dit, c’est clair, le cours dira si rien ne manque.',
  'Oui, ça se tient, et c’est bien formulé ; à vérifier dans le cours pour les détails.',
  'Très bien, la réponse est nette, je ne peux juste pas vérifier chaque mot.',
  'Bien, ça s’entend que c’est su.',
  'Juste dans l’idée, et facile à suivre.',
]

export const roleStarts: readonly Template[] = [
  'D’accord, j’entre dans le rôle.',
  'Volontiers, je prends ce rôle-là, et on s’arrête quand {tu veux|vous voulez}.',
  'C’est parti, je joue.',
]

export const roleFeedback: readonly Template[] = [
  'C’est solide : un fait, et ce qui change depuis.',
  'Bonne réponse, elle est concrète, il n’y a rien à enlever.',
  '{details} : c’est précis, ça se retient.',
  'Oui, et en le disant plus lentement, ça portera encore mieux.',
  'C’est honnête, et ça s’entend.',
]

type RoleLines = readonly (readonly [theme: RegExp, line: Template])[]

/** The companion's lines in a role. Lines on the theme that the caller names come first. */
export const roleLines: readonly (readonly [role: RegExp, lines: RoleLines])[] = [
  [
    /recruteu|employeur|drh|jury|examinat|prof/,
    [
      [
        /\b(defauts?|faiblesses?)\b/,
        '« Alors, parlez-moi d’un défaut, un vrai : qu’est-ce que vous cherchez à améliorer ? »',
      ],
      [
        /\b(parcours|presente\w*|presentation)\b/,
        '« Bonjour, asseyez-vous : pouvez-vous vous présenter en deux minutes ? »',
      ],
      [
        /\b(qualites?|forts?)\b/,
        '« Quelle qualité vos collègues citeraient-ils en premier, et avec quel exemple ? »',
      ],
      [/\b(motivation|pourquoi)\b/, '« Pourquoi ce poste, et pourquoi maintenant ? »'],
      [/\b(salaire|pretentions?)\b/, '« Quelles sont vos prétentions salariales ? »'],
      [
        /\b(echec|difficulte)\b/,
        '« Racontez-moi une difficulté récente, et ce que vous en avez fait. »',
      ],
    ],
  ],
  [
    /chef|patron|direct|gerant|manager|banquier|proprietaire|client/,
    [
      [
        /\b(augment\w*|salaire)\b/,
        '« Entrez. Une augmentation ? Et qu’est-ce qui a changé dans votre travail ? »',
      ],
      [
        /\b(conges?|absen\w*)\b/,
        '« Vous voulez vous absenter ? Et qui s’occupera de vos dossiers ? »',
      ],
      [/^/, '« Entrez, j’ai cinq minutes : de quoi vouliez-vous me parler ? »'],
      [/^/, '« D’accord, mais pourquoi maintenant ? »'],
      [/^/, '« Et si je dis non, vous faites quoi ? »'],
    ],
  ],
  [
    /serveu|vendeu|hotel|douanier|medecin|docteur/,
    [
      [/^/, '« Bonjour, que puis-je faire pour vous ? »'],
      [/^/, '« Très bien, et depuis quand, ou pour quand ? »'],
      [/^/, '« Autre chose, avec cela ? »'],
    ],
  ],
  [
    /./,
    [
      [/^/, '« Tu voulais me parler ? Je t’écoute, mais je n’ai pas toute la soirée. »'],
      [/^/, '« Et pourquoi tu ne me l’as pas dit plus tôt ? »'],
      [/^/, '« D’accord, j’entends, et tu attends quoi de moi ? »'],
    ],
  ],
]
