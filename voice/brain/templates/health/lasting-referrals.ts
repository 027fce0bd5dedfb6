import type { Referrals } from './referral'

/**
 * Referrals about tests and their results, known diseases, prevention and complaints that last or return; sources in
 * `health-referrals.ts`.
 */
export const lastingReferrals = {
  results: [
    [
      'Un papier ne dit pas tout : le médecin qui a demandé l’examen l’explique, cette semaine.',
      'Avec un malaise ou une douleur forte, c’est le 15.',
    ],
    [
      'Le laboratoire peut déjà dire aujourd’hui à quoi sert une mesure, et le médecin traitant, cette semaine, ce que ça change.',
    ],
    [
      'Un résultat hors des normes n’est pas encore un diagnostic : le médecin qui a prescrit l’examen, cette semaine, le papier sous les yeux.',
    ],
    [
      'Ne pas rester avec des questions : un appel cette semaine au médecin qui a demandé l’examen, ou au médecin traitant.',
      'Noter avant tout ce qui n’est pas clair.',
    ],
  ],
  screening: [
    [
      'Un dépistage en retard se rattrape : le médecin traitant cette semaine, ou la sage-femme pour un frottis.',
    ],
    [
      'Le pharmacien remet le test du côlon, la sage-femme fait le frottis, le médecin dit le reste : un appel cette semaine.',
    ],
    [
      'Selon l’âge et la famille, ce n’est pas le même examen : le médecin traitant le dit, dans les semaines qui viennent.',
      'Une boule, du sang ou un poids qui baisse, c’est cette semaine.',
    ],
    [
      'La peur de savoir est courante, et un dépistage sert à trouver tôt : un rendez-vous cette semaine avec le médecin ou la sage-femme.',
    ],
  ],
  'known-disease': [
    [
      'Le médecin qui suit la maladie, cette semaine, et le pharmacien dès aujourd’hui pour une question.',
      'Si ça s’aggrave d’un coup, c’est le 15.',
    ],
    [
      'Une maladie qui bouge, ça se dit sans attendre le prochain contrôle : un appel cette semaine au spécialiste ou au médecin traitant.',
    ],
    [
      'Noter les chiffres ou les signes, avec les heures, et les montrer au médecin cette semaine.',
      'Un malaise, une confusion ou du mal à respirer : le 15, maintenant.',
    ],
    [
      'On a le droit de tout se faire expliquer : le médecin traitant, cette semaine, avec les questions écrites avant.',
      'Sans médecin traitant, l’Assurance maladie aide à en trouver un au 36 46.',
    ],
  ],
  'mouth-throat': [
    [
      'Le dentiste pour la bouche, le médecin pour la gorge : un rendez-vous cette semaine.',
      'Du mal à respirer ou à avaler sa salive, c’est le 15, maintenant.',
    ],
    [
      'Une plaie de la bouche ou une voix cassée qui dure plus de deux semaines se montre : le dentiste ou le médecin, cette semaine.',
    ],
    [
      'Le pharmacien conseille aujourd’hui, le médecin regarde cette semaine, et un ORL ensuite si ça dure.',
      'Si la langue ou le cou gonfle, c’est le 15.',
    ],
    [
      'Ça se regarde avec une lampe, et ça ne se devine pas : le médecin ou le dentiste, dans les jours qui viennent.',
    ],
  ],
  'child-development': [
    [
      'Le pédiatre ou le médecin, dans les semaines qui viennent : il examine, et oriente vers l’orthophoniste ou un autre si besoin.',
    ],
    [
      '{Tu as|Vous avez} raison de poser la question : la PMI pour un petit, ou le médecin, cette semaine ou la suivante.',
      'Un enfant qui perd ce qu’il savait faire, c’est cette semaine.',
    ],
    [
      'Noter deux ou trois exemples, demander aussi à l’école ou à la crèche, et en parler au médecin dans les semaines qui viennent.',
    ],
    [
      'Chaque enfant a son rythme, et un doute se vérifie : le pédiatre ou le médecin traitant, bientôt, avec le carnet de santé.',
    ],
  ],
  allergy: [
    [
      'Le pharmacien peut soulager dès aujourd’hui, et le médecin cherche la cause cette semaine, avec un allergologue si besoin.',
      'Visage ou langue qui gonfle, air qui manque : le 15, maintenant.',
    ],
    [
      'Éviter ce qui a déclenché ça, et voir le médecin cette semaine : il oriente vers un allergologue.',
      'Si la gorge se serre, c’est le 15, maintenant.',
    ],
    [
      'Une allergie se teste, elle ne se devine pas : le médecin traitant, cette semaine.',
      'Gonflement, malaise ou souffle court, c’est le 15.',
    ],
    [
      'Noter quoi, quand et où, et le dire au médecin dans les jours qui viennent.',
      'Une réaction qui monte vite ou gagne le visage, c’est le 15.',
    ],
  ],
  fatigue: [
    [
      'Une fatigue qui dure se vérifie : le médecin traitant, cette semaine, et souvent une prise de sang.',
      'Avec un malaise ou du mal à respirer, c’est le 15.',
    ],
    ['Le fer, la thyroïde, le moral, un traitement : le médecin peut chercher, cette semaine.'],
    [
      'À dire au médecin cette semaine, avec les dates et ce qui a changé.',
      'De la fièvre ou un poids qui baisse, c’est dans les deux jours.',
    ],
    [
      'Le médecin dans la semaine, et le pharmacien dès aujourd’hui avant de prendre des vitamines.',
    ],
  ],
  'legs-veins': [
    [
      'Le médecin traitant cette semaine, et un médecin des veines ensuite si besoin.',
      'Un seul mollet gonflé, chaud ou dur, c’est aujourd’hui, et le 15 si l’air manque.',
    ],
    [
      'Le pharmacien parle de bas de contention dès aujourd’hui, le médecin les prescrit cette semaine.',
      'Une jambe rouge et chaude, c’est aujourd’hui.',
    ],
    [
      'Jambes surélevées le soir, et le médecin cette semaine : les veines, le cœur ou un traitement, il cherchera.',
      'Si le souffle devient court, c’est le 15, maintenant.',
    ],
    [
      'Ça se montre au médecin, dans les jours qui viennent, et un angiologue regarde les vaisseaux si besoin.',
      'Un pied froid et blanc d’un coup, c’est le 15.',
    ],
  ],
  'lose-weight': [
    [
      'Le médecin traitant, dans les semaines qui viennent : il cherche une cause, et oriente vers une diététicienne.',
    ],
    [
      'Pas de régime sévère sans avis : le médecin, cette semaine ou la suivante, aide à s’y prendre, sans juger.',
    ],
    [
      'Un poids qui gêne se soigne comme le reste, sans honte : un médecin cette semaine, une diététicienne ensuite.',
      'Rien à commander sur Internet d’ici là.',
    ],
    [
      'Le médecin ou une diététicienne, dans les jours qui viennent.',
      'Si manger fait souffrir ou finit en vomissements, le dire aussi : ça se soigne.',
    ],
  ],
  nose: [
    [
      'Le médecin traitant cette semaine, et un ORL ensuite si ça dure.',
      'Un nez qui saigne se pince dix minutes, tête en avant ; si ça continue, c’est le 15.',
    ],
    [
      'Le pharmacien conseille un lavage du nez dès aujourd’hui, et le médecin regarde cette semaine.',
      'Avec une forte fièvre ou un œil qui gonfle, c’est aujourd’hui.',
    ],
    [
      'Un nez se regarde avec une lampe : le médecin, dans les jours qui viennent, et un ORL s’il le faut.',
    ],
    [
      'À dire au médecin cette semaine : depuis quand, d’un côté ou des deux, et ce qui coule.',
      'Du sang qui ne s’arrête pas, c’est le 15, maintenant.',
    ],
  ],
  vaccination: [
    [
      'Le pharmacien, la sage-femme ou le médecin regarde ce qui manque, et vaccine : un appel cette semaine suffit.',
    ],
    [
      'Un rappel en retard se rattrape, souvent sans tout recommencer : le médecin ou le pharmacien le dit, cette semaine.',
      'Pour un voyage, un centre de vaccination international, plusieurs semaines avant.',
    ],
    [
      'Avec un traitement, une allergie ou une grossesse, ça se vérifie avant : le médecin traitant, cette semaine.',
    ],
    [
      'Une question sur un vaccin se pose sans gêne au médecin ou au pharmacien, dans les jours qui viennent.',
      'Après une piqûre, un visage qui gonfle ou l’air qui manque, c’est le 15.',
    ],
  ],
  'after-operation': [
    [
      'Le service qui a opéré, dès demain, ou le médecin traitant cette semaine : ils préfèrent être appelés.',
      'Fièvre, pus ou douleur qui monte, c’est aujourd’hui, et le 15 la nuit.',
    ],
    [
      'Le numéro à appeler est sur la feuille de sortie : un appel dans la journée, et le médecin traitant s’il ne répond pas.',
    ],
    [
      'Ça se dit au chirurgien sans attendre le prochain contrôle, et le médecin traitant peut regarder cette semaine.',
      'Un mollet gonflé ou l’air qui manque : le 15, maintenant.',
    ],
    [
      'Même longtemps après, ça se montre : le médecin traitant, cette semaine, et le chirurgien ensuite.',
      'Rouge, chaud ou qui coule, c’est aujourd’hui.',
    ],
  ],
} satisfies Record<string, Referrals>
