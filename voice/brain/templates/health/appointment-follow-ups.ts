import type { HealthFollowUp } from './health-follow-up'

const partner = '(?:mari|copain|compagnon|conjoint|partenaire|femme|copine|compagne|mec|homme)'

/**
 * Further questions about seeing a doctor or another professional (whether it is urgent, where to go, what to prepare,
 * doubts about going) and about what the caller may do until then. They have priority over the other follow-ups.
 */
export const appointmentFollowUps: readonly HealthFollowUp[] = [
  {
    isGeneral: true,
    pattern:
      /^(?:et |mais |alors |donc )*(?:c est|est ce que c est|est ce|c etait) (?:vraiment |si |tres )?(?:urgent|presse)\b|^(?:et |mais )*(?:ca presse|c est pressant)\b/,
    whenSerious: [
      'Oui, avec ce que {tu me dis|vous me dites} : c’est un médecin aujourd’hui, et le 15 la nuit ou si ça s’aggrave.',
    ],
    answers: {
      urgent: ['Oui : le 15, maintenant, dit s’il faut venir, et l’appel est gratuit.'],
      maternity: ['Oui : la maternité maintenant, même la nuit, ou le 15.'],
      'emergency-contraception': [
        'Oui : la pharmacie aujourd’hui, car plus c’est tôt, mieux ça marche.',
      ],
      soon: ['Aujourd’hui, oui, chez un médecin, et le 15 la nuit ou si ça s’aggrave.'],
      child: [
        'Un médecin aujourd’hui ou demain ; le 15, maintenant, s’il respire mal, boit mal ou est très mou.',
      ],
      animal: ['Un appel au vétérinaire aujourd’hui le dira, et tout de suite s’il souffre.'],
      mind: ['Un médecin cette semaine ; avec des idées de mort, c’est le 3114, maintenant.'],
      other: [
        'Si c’est supportable, sans fièvre, sans sang et sans malaise, un médecin cette semaine suffit.',
        'Sinon, c’est aujourd’hui, et le 15 la nuit.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /^(?:et |mais |oui mais |bon )*(?:si (?:c est|c etait|ce n est|y a|il y a) (?:juste |que |vraiment )?rien|(?:c est|ca doit etre|ca peut etre|c est pas) (?:peut etre |surement |sans doute |juste )*(?:rien\b(?! (?:de|que))|pas grand chose|psychologique|le stress|dans ma tete)|je (?:m inquiete|stresse|panique) (?:peut etre |surement )?pour rien|on (?:me|m a) (?:dit|repete) (?:toujours )?que c est (?:normal|rien|dans ma tete|le stress))/,
    whenSerious: [
      'Ça ne se devine pas, et pas avec ce que {tu décris|vous décrivez} : un médecin aujourd’hui, ou le 15 la nuit.',
    ],
    answers: {
      animal: ['Si ce n’est rien, le vétérinaire le dira aujourd’hui, même au téléphone.'],
      mind: ['Ça pèse, donc ça compte : un médecin ou un psychologue, cette semaine.'],
      other: [
        'Si ce n’est rien, le médecin le dira cette semaine, et personne ne {te|vous} le reprochera.',
        'Ça ne se devine pas sans examen, ni d’ici, ni par les proches.',
      ],
    },
  },
  {
    pattern:
      /\b(?:c est|j ai|avoir|que j ai|serait) (?:peut etre |forcement )?(?:un|le) cancer\b(?! (?:du|de|des|a|au)\b)/,
    answers: {
      animal: ['Seul le vétérinaire peut le dire : un rendez-vous cette semaine.'],
      other: [
        'Pas forcément, et ça ne se sait qu’avec un examen : le médecin qui l’a demandé, ou le médecin traitant, cette semaine.',
        'La question se pose telle quelle, dès les premières minutes.',
      ],
    },
  },
  {
    pattern:
      /\b(?:un homme|une femme|un medecin homme|homme medecin|medecin femme|femme medecin)\b.*\b(?:refuser|choisir|demander|droit|preferer?)\b|\b(?:refuser|choisir|demander|preferer?|droit)\b.*\b(?:un homme|une femme|un medecin (?:homme|femme))\b/,
    answers: {
      other: [
        'Oui : on choisit son médecin ou sa sage-femme, et on peut demander une femme ou un homme en prenant rendez-vous.',
        'Aux urgences seulement, ce n’est pas toujours possible.',
      ],
    },
  },
  {
    pattern: /\b(?:epile\w*|epiler|rase|raser|me laver avant|a jeun|avec mes regles)\b/,
    answers: {
      other: [
        'Non, rien à préparer : un soignant voit toutes sortes de corps, et on vient comme on est.',
        'Pour une prise de sang, le laboratoire dit au téléphone s’il faut être à jeun.',
      ],
    },
  },
  {
    pattern: new RegExp(
      `\\b${partner}\\b.*\\b(?:doit|peut|faut qu\\w*)(?: il| elle)?(?: aussi)? (?:venir|y aller|consulter|se (?:faire )?(?:tester|depister|soigner)|faire (?:le|un|des) (?:tests?|examens?|bilan))\\b`,
    ),
    answers: {
      gynaecology: [
        'C’est mieux : le bilan se fait des deux côtés, chez un médecin ou une sage-femme, cette semaine ou la suivante.',
      ],
      intimate: [
        'Pour ce qui se transmet, oui, à deux et en même temps : le médecin le dira cette semaine, et des préservatifs d’ici là.',
      ],
      sti: ['Oui : le dépistage vaut pour les deux, au laboratoire ou au CeGIDD, cette semaine.'],
      other: [
        'C’est possible, si {tu le veux|vous le voulez} : le médecin ou la sage-femme peut aussi voir chacun à part.',
      ],
    },
  },
  {
    pattern: /\b(?:refais|refaire|recommence|recommencer)\b.*\btest\b|\btest (?:est )?negatif\b/,
    answers: {
      abortion: [
        'Si le retard dure, un second test dans une semaine, ou une prise de sang, prescrite cette semaine par une sage-femme ou un médecin.',
        'Une forte douleur d’un côté ou du sang, c’est le 15.',
      ],
      sti: ['Le laboratoire dit quand le refaire : selon le risque, c’est à quelques semaines.'],
    },
  },
  {
    isGeneral: true,
    pattern:
      /^(?:et |alors |mais |du coup |donc )*(?:je vais ou|ou (?:est ce que )?(?:je vais|je dois aller|aller|on va)|on va ou|je m adresse (?:ou|a qui)|on (?:fait|va faire) (?:le|ce|un) test ou|ou (?:on |est ce qu on )?(?:fait|faire) (?:le|ce|un) test)\b/,
    whenSerious: ['Le 15, maintenant : l’appel est gratuit, et un médecin y dit où aller.'],
    answers: {
      abortion: [
        'Chez une sage-femme ou dans un centre de santé sexuelle, cette semaine : le 0 800 08 11 11, gratuit et anonyme, donne l’adresse.',
      ],
      sti: [
        'Au laboratoire, sans ordonnance, ou au CeGIDD, gratuitement, cette semaine ; sida-info-service.org donne les adresses.',
      ],
      'emergency-contraception': ['À la pharmacie, aujourd’hui ; la nuit, celle de garde.'],
      contraception: [
        'Chez une sage-femme, un médecin ou au centre de santé sexuelle, cette semaine.',
      ],
      maternity: ['À la maternité, maintenant, ou le 15 dit où aller.'],
      mind: ['Chez le médecin traitant, cette semaine ; la nuit, le 3114 répond.'],
      animal: ['Chez le vétérinaire, aujourd’hui ; la nuit, celui de garde.'],
      medicine: ['À la pharmacie, aujourd’hui, même au téléphone.'],
      other: [
        'Chez le médecin traitant, cette semaine, ou une maison médicale sans rendez-vous ; la nuit, le 15 dit où aller.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /^(?:et |alors |mais |du coup |donc )*(?:je (?:fais|peux faire) quoi|qu est ce que je (?:fais|peux faire)|que faire|on fait quoi)(?: (?:ce soir|cette nuit|la|maintenant|en attendant|d ici la|tout de suite))+$/,
    whenSerious: ['Le 15, maintenant : un médecin y dit quoi faire, et l’appel est gratuit.'],
    answers: {
      mind: [
        'Ce soir, ne pas rester sans personne, si c’est possible ; le 3114 répond toute la nuit, et demain, le médecin.',
      ],
      animal: ['Un appel au vétérinaire, même ce soir : celui de garde dit si ça attend demain.'],
      other: [
        'Ce soir, du repos, rien de nouveau sans le pharmacien, et le médecin demain ou cette semaine.',
        'Si ça monte, avec de la fièvre ou un malaise, le 15, tout de suite.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /^(?:et |mais |alors |est ce que )*(?:ca|il|elle|c est) (?:va |peut |pourrait )?(?:passer|partir|revenir|revient|guerir|se soigne|se guerit|disparaitre|s arranger|s en va)(?: tout seul| toute seule| un jour| vite| apres| bien| avec le temps)*$/,
    whenSerious: [
      'Avec ce que {tu décris|vous décrivez}, on n’attend pas que ça passe : un médecin aujourd’hui, ou le 15 la nuit.',
    ],
    answers: {
      urgent: ['Ça ne s’attend pas : le 15, maintenant, dit quoi faire.'],
      maternity: ['Ça ne s’attend pas : la maternité ou le 15, maintenant.'],
      mind: [
        'Souvent, avec de l’aide, oui : un médecin ou un psychologue, cette semaine, et le 3114 si ça devient trop lourd.',
      ],
      animal: ['Le vétérinaire, aujourd’hui, dit si ça passe seul.'],
      other: [
        'Parfois oui, mais mieux vaut le savoir que l’attendre : le médecin ou la sage-femme le dit, cette semaine.',
        'Si ça empire, c’est aujourd’hui.',
      ],
    },
  },
  {
    pattern:
      /\b(?:je|on) (?:peux|peut|pourrai|pourra) (?:re)?(?:prendre|faire l amour|avoir des rapports|recommencer|travailler|courir|conduire|faire du sport)\b.*\bquand\b|\bquand (?:est ce que )?(?:je|on) (?:peux|peut|pourrai|pourra) re\w+/,
    answers: {
      animal: ['Le vétérinaire le dira, au téléphone aussi, aujourd’hui.'],
      mind: ['Le médecin aide à choisir le moment : à demander cette semaine.'],
      other: [
        'Quand ça ne fait plus mal, et pas avant : la sage-femme ou le médecin, cette semaine, donne le bon moment.',
      ],
    },
  },
  {
    pattern:
      /^(?:et |mais |alors )*(?:c est|ca peut etre|est ce que c est|ca serait) (?:peut etre )?(?:une|un|la|le|des|de la|l) (?:mst|ist|infection|chlamydia|gonocoque|herpes|mycose|cystite|endometriose|tension|thyroide|diabete|allergie|virus|hernie|sciatique|depression|burn out|menopause|fausse couche)\b/,
    whenSerious: ['Ça ne se devine pas : un médecin aujourd’hui le dira, ou le 15 la nuit.'],
    answers: {
      animal: ['Le vétérinaire le dira, cette semaine ou aujourd’hui s’il souffre.'],
      mind: ['Un nom ne se pose pas au téléphone : le médecin, cette semaine, saura le dire.'],
      other: [
        'C’est possible, et seul un examen le dit : le médecin ou la sage-femme, cette semaine.',
        'La question se pose telle quelle au rendez-vous.',
      ],
    },
  },
  {
    pattern:
      /\b(?:elle|il|je|on) (?:les |la |le )?(?:reprends?|reprenne|prends?|rattrape)(?: \w+){0,3} comment\b|\bcomment (?:elle |il |je |on )?(?:les |la |le )?(?:reprends?|reprendre|rattraper?)\b|\b(?:double la dose|double dose|deux d un coup)\b/,
    answers: {
      medicine: [
        'Ni double dose, ni reprise au hasard : le pharmacien le dit aujourd’hui, même au téléphone.',
      ],
      'emergency-contraception': [
        'Le pharmacien le dit aujourd’hui, avec la plaquette sous les yeux.',
      ],
      other: [
        'Ni double dose, ni reprise au hasard : le pharmacien le dit aujourd’hui, même au téléphone.',
      ],
    },
  },
]
