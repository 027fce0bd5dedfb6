import type { TopicId } from '../topics/topic'
import type { Template } from './template'

/** A leaning that can be used, by what the caller speaks of. */
export const adviceByTopic: Partial<Readonly<Record<TopicId, readonly Template[]>>> = {
  breakup: [
    'À {ta|votre} place, je n’enverrais rien ce soir : un message écrit à chaud gagne à attendre demain midi.',
    'Je garderais de la distance quelques semaines, en confiant les envies d’écrire à une feuille plutôt qu’à son téléphone.',
  ],
  grief: [
    'Je ne déciderais rien de pressé : garder une chose, en parler à quelqu’un, et laisser le reste attendre.',
  ],
  work: [
    'Je demanderais un moment précis, avec une seule chose à dire et un fait pour l’appuyer.',
    'À {ta|votre} place, j’écrirais d’abord les faits et les dates, puis j’en parlerais à quelqu’un de confiance au travail.',
  ],
  'job-loss': [
    'Je commencerais par l’inscription à France Travail, puis par une seule personne à prévenir, pas tout à la fois.',
  ],
  money: [
    'J’appellerais la banque avant qu’elle n’appelle, pour demander un étalement ou un rendez-vous, par écrit ensuite.',
    'Un Point conseil budget aide gratuitement à remettre les comptes à plat, c’est ce que je ferais cette semaine.',
  ],
  learning: [
    'Je prendrais un petit créneau fixe, quinze minutes par jour, plutôt qu’un long dimanche de temps en temps.',
    'Je commencerais par le plus facile pour reprendre confiance, et je garderais le difficile pour le matin.',
  ],
  family: [
    'Je le dirais simplement, à un moment calme, en parlant de ce que {tu ressens|vous ressentez} plutôt que des torts.',
  ],
  friends: ['J’enverrais un mot court et sans reproche, qui laisse la porte ouverte.'],
  home: [
    'Je commencerais par un mot poli en face, puis un écrit daté, et un conciliateur de justice si rien ne change.',
  ],
  love: ['J’en parlerais à froid, avec une phrase qui commence par « je », et une seule demande.'],
  desire: [
    'J’en parlerais hors de la chambre, sans reproche : ce qui fait du bien d’abord, ce qui manque ensuite.',
  ],
  loneliness: [
    'Je choisirais un seul geste cette semaine : un appel à quelqu’un de connu, ou une activité à heure fixe.',
  ],
  sleep: [
    'Je garderais une heure de lever fixe, et je sortirais du lit si le sommeil ne vient pas.',
  ],
  anxiety: ['Je noterais la peur en une phrase, puis une seule chose que je peux faire demain.'],
  exhaustion: [
    'Je verrais le médecin traitant cette semaine, et j’annulerais d’ici là une chose qui peut attendre.',
  ],
  anger: [
    'J’attendrais que ça redescende, puis je dirais les faits, la limite, et ce que je demande.',
  ],
  decision: [
    'Je choisirais ce qui se défait le plus facilement, pour essayer sans se fermer de porte.',
  ],
}

export const generalAdvice: readonly Template[] = [
  'Je pencherais pour le pas le plus petit et le plus réversible, cette semaine, puis on voit.',
  'À {ta|votre} place, j’attendrais une nuit, puis j’en parlerais à une personne qui connaît la situation.',
  'J’écrirais ce que j’y gagne et ce que j’y perds, et je regarderais laquelle des deux listes serre le cœur.',
  'Je commencerais par ce qui ne dépend que de {toi|vous}, et je laisserais le reste pour demain.',
]

export const adviceQuestions: readonly Template[] = [
  'Qu’est-ce qui {te|vous} retient le plus ?',
  'Qu’est-ce que {ta|votre} première intuition disait ?',
  'Qu’est-ce qui serait le plus simple à défaire, si c’était une erreur ?',
  'Qui, dans {ton|votre} entourage, verrait ça avec du recul ?',
  'Quelle solution {te|vous} laisserait dormir tranquille ?',
]

/** A question to which the companion takes a position, and the position. */
type Stance = { pattern: RegExp; answers: readonly Template[] }

/** By priority. */
export const stances: readonly Stance[] = [
  {
    pattern:
      /\b(tu es|vous etes|es tu|etes vous) (une? )?(vraie? )?(medecin|docteur|infirmiere?|psy\w*|avocate?|juriste|profs?|professeure?|coach|gyneco\w*|sage femme)\b/,
    answers: [
      'Non, je suis une IA, pas quelqu’un du métier : je peux écouter et aider à préparer ce qu’il faut demander.',
    ],
  },
  {
    pattern:
      /\bs (il|elle|ils|elles)( ne| me| m| n)* (repond|reponds|repondent|rappelle|veut|veulent|refuse|dit|accepte)\w*\b/,
    answers: [
      'Alors le silence ne dira rien de {ta|votre} valeur : l’essentiel aura été dit, et l’attente peut avoir une fin.',
      'Dans ce cas, on laisse passer un peu de temps, et on ne relance qu’une seule fois.',
    ],
  },
  {
    pattern:
      /\bsi (il|elle|ils|elles|on|mon \w+|ma \w+)( me| m| lui)? (dit|disent|refuse\w*|repond\w*|rigole\w*|veut pas|veulent pas|se moque\w*|s enerve\w*|dise)\b/,
    answers: [
      'Si c’est non, ce n’est pas la fin : on demande ce qu’il faudrait pour un oui, et quand en reparler.',
      'Alors on garde son calme, on remercie, et on demande une raison et une date pour y revenir.',
    ],
  },
  {
    pattern: /\b(reciter|interroger|poser des questions|faire reviser|tester)\b/,
    answers: [
      'Oui : {lis-moi|lisez-moi} une question de {tes|vos} notes, {réponds|répondez} sans regarder, et je laisse le temps qu’il faut.',
    ],
  },
  {
    pattern: /\b(rester|reste|ecouter|ecoute|m entendre|tenir compagnie|me parler)\b/,
    answers: [
      'Oui, je reste là et j’écoute, sans rien proposer d’autre.',
      'Oui, bien sûr, le temps de l’appel est à {toi|vous}.',
    ],
  },
  {
    pattern:
      /\b(tu|vous|peux tu|pouvez vous) (peux|pourrais|pouvez|pourriez|veux bien|voulez bien)? ?(m|me|nous) (aider|expliquer|apprendre|montrer|donner|dire|trouver)\b/,
    answers: [
      'Oui, avec ce que je sais : {dis-moi|dites-moi} le premier morceau, et on le prend phrase par phrase.',
      'Oui, on peut essayer ensemble : quel est le point qui bloque ?',
    ],
  },
  {
    pattern:
      /\b(ma faute|de ma faute|j ai (rate|mal fait|merde|gache)|je suis (vraiment |trop |si |un peu |completement )?(nulle?|bete|ridicule|folle|fou|conne?|egoiste|faible|moche|bizarre|anormale?|une? mauvaise? \w+|trop (vieille|vieux|sensible|agee?|con|conne|exigeante?))|(demande|exagere|en fais|abuse) trop|j (exagere|abuse)|trop tard|trop (vieille|vieux|agee?)|(c est|est ce) (si |vraiment |un peu )?(mal|ridicule|bete|honteux|bizarre|anormal|stupide|pathetique|idiot)|j ai tort|je (te|vous) (derange|saoule|ennuie|fatigue))\b/,
    answers: [
      'Non, je ne crois pas : ce que {tu racontes|vous racontez} ressemble à quelqu’un qui fait de son mieux.',
      'Non, et se le demander montre déjà du soin, pas un défaut.',
      'Non, il n’y a rien de honteux là-dedans, et bien des gens traversent la même chose.',
    ],
  },
  {
    pattern:
      /\b(c est (normal|courant|frequent|comprehensible)|(on a|j ai) le droit|les autres aussi|ca arrive (a|aux)|je suis (normale?|la seule|le seul))\b/,
    answers: [
      'Oui, c’est une réaction que beaucoup de gens connaissent, et elle a ses raisons.',
      'Oui, à {t’entendre|vous entendre}, c’est tout à fait compréhensible.',
    ],
  },
  {
    pattern:
      /\b((ca|cela) (va|finit|finira|finit par) (passer|aller|s arranger|se calmer)|(ca|on) (s en remet|passe)|je (vais|pourrai|peux) (y arriver|m en sortir|reussir|aller mieux|l oublier|guerir|etre aimee?|retrouver))\b/,
    answers: [
      'Oui, je le crois, mais rarement en ligne droite : il y aura des jours de mieux et des jours de moins.',
      'Oui, c’est possible, surtout avec de petits pas et un peu d’aide.',
    ],
  },
  {
    pattern:
      /\b((lui|l) (ecrire|ecris|envoyer|envoie|rappeler|rappelle|recontacter|appeler ce soir)|fouiller|surveiller|demissionner|tout (plaquer|quitter)|mentir|me venger|emprunter|un credit|boire|reprendre avec|retourner avec|(le|la) (revoir|reprendre)|(lui|le|la) rappelle)\b/,
    answers: [
      'Plutôt non, pas ce soir : à chaud, on écrit ou on décide souvent pour soulager la minute, pas le lendemain.',
      'Plutôt non, ou pas tout de suite : attendre une nuit ne ferme aucune porte.',
    ],
  },
  {
    pattern:
      /\b((lui|leur) (dire|dis|parler|parle|demander|demande|expliquer|avouer|proposer|proposer)|en parler|postuler|essayer|tenter|accepter|demander|m inscrire|reprendre (les|mes|des) etudes|consulter|y aller|m excuser|dire (non|oui)|refuser|partir)\b/,
    answers: [
      'Plutôt oui, à un moment calme et en une phrase simple : le silence pèse souvent plus que la réponse.',
      'Plutôt oui, en commençant petit, pour que ce soit facile à ajuster ensuite.',
    ],
  },
]

/** For a yes-or-no question of opinion that matches no stance. */
export const openStances: readonly Template[] = [
  'Difficile à dire avec {tes|vos} seuls mots, mais je pencherais pour y aller doucement.',
  'Ça dépend de choses que je ne vois pas d’ici, et un oui ou un non rapide serait trompeur.',
  'Honnêtement, je ne sais pas, et je préfère le dire que deviner.',
]

/** Who knows the answer to a question about the world that the companion cannot answer. */
export const whereToFindOut: readonly (readonly [RegExp, readonly Template[]])[] = [
  [
    /\b(banque|decouvert|agios|frais|credit|dettes?|surendettement|interdit bancaire|rejet|prelevement|budget)\b/,
    [
      'Je ne connais pas les règles exactes de {ta|votre} banque : le conseiller les doit par écrit, et un Point conseil budget aide gratuitement.',
      'Ça, je ne peux pas le chiffrer : la banque doit donner le détail des frais, il suffit de le demander.',
    ],
  ],
  [
    /\b(voisine?s?|bruit|tapage|nuisances?|proprietaire|bail|syndic|locataire|loyer|caution|preavis)\b/,
    [
      'Je ne suis pas juriste : un conciliateur de justice est gratuit et s’occupe justement de ça, la mairie dit où le voir.',
      'Pour la règle exacte, l’agence d’information sur le logement répond gratuitement, et un écrit daté aide toujours.',
    ],
  ],
  [
    /\b(licenci\w*|contrat|rupture conventionnelle|preavis|conges?|heures sup\w*|arret maladie|prud ?hommes?|harcelement|syndicat|chomage|droits?|demission|salaire)\b/,
    [
      'Je ne peux pas garantir la règle : l’inspection du travail renseigne gratuitement, et un délégué aussi s’il y en a.',
      'Ça dépend du contrat et de la convention : service-public.fr donne la règle, l’inspection du travail la confirme.',
    ],
  ],
  [
    /\b(etudes|fac|universite|diplome|formation|vae|cpf|dossier|inscription|parcoursup|bourse|equivalence|concours|master|licence|daeu)\b/,
    [
      'Je n’ai pas les dates ni les règles sûres : le service de formation continue de l’université répond, et le compte formation montre les droits.',
      'Un conseiller en évolution professionnelle le dira gratuitement, avec les délais exacts.',
    ],
  ],
  [
    /\b(heure|date|meteo|temps (fait|fera|qu il)|jour (on|est)|pleut|pleuvoir)\b/,
    [
      'Je n’ai ni montre ni fenêtre, alors je ne peux pas le dire : le téléphone, lui, l’affiche.',
      'Je ne vois ni l’heure ni le ciel d’ici, un coup d’œil à l’écran sera plus sûr.',
    ],
  ],
  [
    /\b(recette|cuire|cuisson|cuisiner|cuisine|gateau|four)\b/,
    [
      'Je ne connais pas les quantités assez sûrement, une recette écrite évitera les ratés, et je peux aider à choisir.',
    ],
  ],
  [
    /\b(papiers?|impots?|caf|mairie|carte d identite|passeport|permis|demarche|allocation|rsa|apl|retraite)\b/,
    [
      'Je préfère ne pas deviner : service-public.fr donne la règle, et une maison France services aide gratuitement à faire la démarche.',
    ],
  ],
]

/** For any other question about the world. */
/** Short knowledge that is certain and that callers often need. */
export const knownAnswers: readonly (readonly [RegExp, Template])[] = [
  [
    /\bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b/,
    '« Many » va avec ce qui se compte, « many books », et « much » avec ce qui ne se compte pas, « much time ».',
  ],
  [
    /\bsince\b.*\bfor\b|\bfor\b.*\bsince\b/,
    '« Since » donne le point de départ, « since Monday », et « for » la durée, « for two years ».',
  ],
  [
    /\bcalcul\w* (un|les|des) pourcentages?\b/,
    'On multiplie par le pourcentage et on divise par cent : vingt pour cent de cinquante, c’est dix.',
  ],
  [
    /\b(passif)\b.*\b(actif)?\b(compta|bilan|c est quoi)?/,
    'Dans un bilan, l’actif est ce que l’entreprise possède, et le passif, d’où vient l’argent, dettes comprises.',
  ],
  [
    /\b(present perfect|preterit)\b/,
    'Le prétérit raconte un fait fini et daté, le present perfect un passé qui touche encore au présent.',
  ],
  [
    /\b(c est quoi|veut dire|signifie) .{0,12}\b(vae)\b/,
    'La VAE fait reconnaître l’expérience par un diplôme : on monte un dossier, puis on le défend devant un jury.',
  ],
  [
    /\b(memoriser|retenir (mieux|mes|les|plus)|mieux retenir|j oublie tout|methode pour apprendre)\b/,
    'Ce qui marche le mieux : se réciter sans regarder, puis revoir le lendemain, trois jours après, et une semaine après.',
  ],
]

export const unknownAnswers: readonly Template[] = [
  'Ça, je ne le sais pas, et je ne vais pas inventer : une recherche ou quelqu’un du métier le dira mieux.',
  'Je n’ai pas la réponse sûre, mais on peut préparer ensemble la question à poser à la bonne personne.',
  'Je ne peux pas vérifier ça d’ici, alors je préfère dire que je ne sais pas, plutôt que deviner.',
  'Là, je ne sais pas : {dis-moi|dites-moi} à quoi ça servirait, et on cherche par un autre bout.',
]

/** Why somebody else acts as they do: nobody here can know. */
export const othersMindAnswers: readonly Template[] = [
  'Je ne peux pas lire dans sa tête, et deviner ferait plus de mal que de bien.',
  'Honnêtement, je ne sais pas ce qui se passe de son côté, seule cette personne pourrait le dire.',
  'Il y a souvent plusieurs raisons mêlées, et d’ici je n’en vois aucune avec certitude.',
]

export const othersMindQuestions: readonly Template[] = [
  'Qu’est-ce que {tu aimerais|vous aimeriez} entendre comme réponse ?',
  'Quelle est l’explication qui fait le plus mal ?',
  'Est-ce qu’il serait possible de le lui demander ?',
]

export const lightSubjects: readonly (readonly [Template, Template])[] = [
  [
    'D’accord, autre chose : une loutre dort en tenant la patte de sa voisine, pour ne pas dériver.',
    'Quel animal {tu choisirais|vous choisiriez} pour une journée ?',
  ],
  [
    'Changeons d’air : au Japon, un mot désigne la lumière qui passe à travers les feuilles.',
    'Quel est {ton|votre} coin préféré dehors, quand il fait beau ?',
  ],
  [
    'Bien sûr, parlons d’autre chose : le miel ne se périme presque jamais, on en a retrouvé dans des tombeaux.',
    'Quel goût d’enfance {tu retrouverais|vous retrouveriez} avec plaisir ?',
  ],
  [
    'On tourne la page : les arbres d’une forêt échangent des signaux par leurs racines, comme des voisins.',
    'Plutôt forêt, mer ou montagne ?',
  ],
]

/** Takes up a request that needs the caller's own material. */
export const requestAnswers: readonly Template[] = [
  'Volontiers, avec ce que je sais : {donne-moi|donnez-moi} le premier élément, et on le construit phrase par phrase.',
  'D’accord, on le fait ensemble : par quoi {tu commencerais|vous commenceriez} ?',
  'Oui, essayons : {dis-moi|dites-moi} ce qui est déjà sûr, et je cherche la suite avec {toi|vous}.',
]
