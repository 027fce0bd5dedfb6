import type { Referrals } from './referral'

/** Referrals about parts of the body, injuries, fever, poisons and ill children; sources in `health-referrals.ts`. */
export const bodyReferrals = {
  headache: [
    [
      'Le médecin traitant cette semaine, si ça revient ou si ça dure.',
      'D’un coup et très fort, ou avec fièvre et nuque raide, c’est le 15.',
    ],
    [
      'À montrer au médecin cette semaine, avec les dates notées.',
      'Brutal comme jamais, ou avec la vue ou la parole troublée : le 15, maintenant.',
    ],
    [
      'Le pharmacien peut conseiller aujourd’hui, le médecin cette semaine.',
      'Après un choc, ou si ça empire d’heure en heure, c’est le 15.',
    ],
    [
      'Un mal de tête qui s’installe, ça se dit au médecin cette semaine.',
      'Avec de la fièvre ou des vomissements, c’est aujourd’hui, et le 15 la nuit.',
    ],
  ],
  belly: [
    [
      'Le médecin traitant, demain ou cette semaine.',
      'Avec un ventre dur, du sang ou de la fièvre, c’est aujourd’hui, et le 15 si ça devient très fort.',
    ],
    [
      'Le pharmacien conseille aujourd’hui, et si ça ne passe pas en deux jours, le médecin.',
      'Du sang ou une douleur qui plie : le 15.',
    ],
    [
      'Boire par petites gorgées, et voir le médecin cette semaine.',
      'Si la douleur monte ou s’il y a du sang, c’est aujourd’hui, ou le 15.',
    ],
    [
      'Un ventre se palpe, ça ne se devine pas : le médecin cette semaine, et aujourd’hui avec de la fièvre ou du sang.',
    ],
  ],
  wound: [
    [
      'Si ça saigne encore, appuyer fort avec un linge propre et appeler le 15.',
      'Sinon, le pharmacien ou un médecin regarde aujourd’hui.',
    ],
    [
      'Laver à l’eau et au savon, puis montrer ça à un médecin aujourd’hui.',
      'Profond, large ou qui saigne sans s’arrêter : le 15, maintenant.',
    ],
    [
      'Une plaie se recoud dans les heures qui suivent : un médecin aujourd’hui, et le 15 si le sang ne s’arrête pas.',
    ],
    [
      'Rouge, chaud ou avec du pus, c’est un médecin aujourd’hui, et le vaccin du tétanos à vérifier avec lui.',
    ],
  ],
  swelling: [
    [
      'Un médecin aujourd’hui, surtout s’il est impossible de poser le pied ou de bouger.',
      'Très tordu, ou avec un malaise, c’est le 15.',
    ],
    [
      'Du froid dans un linge, du repos, et un médecin aujourd’hui pour savoir s’il faut une radio.',
      'Après un choc à la tête, le 15.',
    ],
    [
      'Ça se montre aujourd’hui à un médecin, ou aux urgences si rien ne bouge plus.',
      'Un mollet rouge et dur, c’est sans attendre, au 15.',
    ],
    [
      'Un gonflement, c’est un médecin aujourd’hui ou demain.',
      'Si le visage gonfle ou si l’air manque, c’est le 15, maintenant.',
    ],
  ],
  lump: [
    [
      'Le médecin traitant, cette semaine, doit l’examiner : le plus souvent c’est sans gravité, mais ça ne se devine pas.',
    ],
    [
      'À montrer cette semaine au médecin, ou à une sage-femme ou un gynécologue pour la poitrine.',
      'Rouge, chaud ou avec de la fièvre : aujourd’hui.',
    ],
    [
      'Un médecin cette semaine, sans attendre le mois prochain.',
      'Si ça grossit vite ou si ça devient rouge et chaud, c’est aujourd’hui.',
    ],
    [
      'C’est bien de l’avoir remarqué : un médecin cette semaine, et il dira s’il faut une échographie.',
    ],
  ],
  skin: [
    [
      'Le pharmacien regarde aujourd’hui, et le médecin cette semaine si ça s’étend.',
      'Si le visage gonfle ou si l’air manque, c’est le 15.',
    ],
    [
      'Le médecin traitant cette semaine : il montre une photo au dermatologue si besoin.',
      'Une tache qui change ou saigne passe en premier.',
    ],
    [
      'Une peau se regarde de près : le médecin ou un dermatologue, cette semaine.',
      'Avec de la fièvre, c’est un médecin aujourd’hui.',
    ],
    ['À montrer cette semaine à un médecin, et au pharmacien dès aujourd’hui pour calmer.'],
  ],
  teeth: [
    [
      'Le dentiste dès demain, et le pharmacien aujourd’hui pour tenir.',
      'Avec une joue gonflée, de la fièvre ou du mal à avaler, c’est le 15.',
    ],
    [
      'C’est pour le dentiste, cette semaine, et demain si ça fait mal.',
      'Joue gonflée ou fièvre, c’est aujourd’hui.',
    ],
    [
      'Un dentiste de garde existe le dimanche, le 15 donne l’adresse.',
      'En semaine, le premier rendez-vous de demain.',
    ],
    [
      'Une dent ne s’arrange pas en attendant : le dentiste demain, et le pharmacien dès aujourd’hui.',
    ],
  ],
  eyes: [
    [
      'Une vue qui baisse d’un coup, un voile ou des éclairs, c’est aux urgences ophtalmologiques maintenant, ou le 15.',
      'Sinon, un médecin aujourd’hui ou demain.',
    ],
    [
      'Pour un œil, on ne traîne pas : un ophtalmologue ou un médecin aujourd’hui.',
      'Vue double ou perdue d’un coup, c’est le 15.',
    ],
    [
      'Le pharmacien peut regarder aujourd’hui, l’ophtalmologue cette semaine.',
      'Avec une douleur forte ou la vue trouble, c’est maintenant, au 15.',
    ],
    [
      'Retirer les lentilles, et un médecin ou un ophtalmologue aujourd’hui.',
      'Pour une vue qui change doucement, un rendez-vous ce mois-ci.',
    ],
  ],
  ears: [
    [
      'Le médecin traitant cette semaine, et un ORL ensuite si besoin.',
      'Une oreille sourde d’un coup, c’est aujourd’hui.',
    ],
    [
      'Ne rien mettre dans l’oreille, et voir un médecin dans les jours qui viennent.',
      'Avec de la fièvre ou du liquide, c’est aujourd’hui.',
    ],
    [
      'Un médecin ou un ORL cette semaine peut regarder dedans.',
      'Si tout tourne ou si l’oreille est sourde d’un coup, aujourd’hui.',
    ],
    [
      'Le pharmacien conseille aujourd’hui, le médecin regarde cette semaine, et l’ORL mesure l’audition s’il le faut.',
    ],
  ],
  numbness: [
    [
      'Si c’est venu d’un coup, d’un seul côté, ou avec le visage ou la parole touchés, c’est le 15, maintenant.',
      'Sinon, le médecin cette semaine.',
    ],
    [
      'Le médecin traitant cette semaine peut chercher pourquoi.',
      'Un bras ou une jambe qui lâche d’un coup, c’est le 15.',
    ],
    [
      'À dire au médecin cette semaine, avec l’heure et la main concernée.',
      'Soudain, avec la bouche de travers : le 15, maintenant.',
    ],
    [
      'Le médecin dans la semaine, un neurologue ensuite s’il le faut.',
      'Brutal ou qui monte rapidement, c’est le 15.',
    ],
  ],
  'back-joint': [
    [
      'Le pharmacien aujourd’hui pour soulager, et le médecin cette semaine si ça dure : il peut prescrire un kiné.',
    ],
    [
      'Le médecin traitant cette semaine, puis le kiné sur son ordonnance.',
      'Avec de la fièvre, une jambe faible ou du mal à uriner, c’est aujourd’hui.',
    ],
    [
      'Bouger doucement, sans forcer, et voir le médecin cette semaine.',
      'De la fièvre, ou une force qui manque dans un bras ou une jambe, c’est aujourd’hui.',
    ],
    [
      'Pour ça, c’est le médecin cette semaine, le kiné ensuite.',
      'Après une chute, ou si rien ne bouge plus, c’est aujourd’hui.',
    ],
  ],
  burn: [
    [
      'De l’eau tempérée dessus pendant vingt minutes, tout de suite, puis un médecin aujourd’hui.',
      'Large, au visage ou chez un petit : le 15, maintenant.',
    ],
    [
      'D’abord l’eau, longtemps, sans crème.',
      'Avec des cloques, un médecin aujourd’hui, et le 15 si c’est grand ou profond.',
    ],
    [
      'Sous l’eau maintenant, puis le pharmacien ou le médecin aujourd’hui.',
      'Un produit ou le visage, c’est le 15.',
    ],
    [
      'Rincer longtemps, ne rien percer, et montrer ça aujourd’hui à un médecin.',
      'Plus grand que la main, le 15, maintenant.',
    ],
  ],
  bite: [
    [
      'Laver longtemps à l’eau et au savon, puis un médecin aujourd’hui : une morsure s’infecte vite.',
      'Visage gonflé ou malaise, le 15.',
    ],
    [
      'Un médecin ou un pharmacien aujourd’hui.',
      'Après un serpent, une chauve-souris ou un animal inconnu, ou si l’air manque, c’est le 15, maintenant.',
    ],
    [
      'Une tique s’enlève au tire-tique, le pharmacien montre aujourd’hui.',
      'Un rond rouge dans les semaines qui viennent, c’est un médecin.',
    ],
    [
      'À montrer aujourd’hui à un médecin ou un pharmacien, vaccin du tétanos en tête.',
      'Si ça gonfle au visage, le 15.',
    ],
  ],
  swallowed: [
    [
      'Le 15 ou le centre antipoison, maintenant : ne pas faire vomir, ne rien donner à boire.',
      'Une pile ou un aimant, c’est une urgence.',
    ],
    [
      'Appeler maintenant le 15, avec l’emballage sous les yeux.',
      'Ni lait ni vomissement d’ici là ; si l’air manque, le 15 ou le 112 tout de suite.',
    ],
    [
      'Ça ne s’attend pas : le 15 ou le centre antipoison, tout de suite, même si tout semble aller.',
    ],
    [
      'Le 15, maintenant, en disant quoi, combien et quand.',
      'Ne pas faire vomir, et rester tout près.',
    ],
  ],
  'cough-fever': [
    [
      'Le pharmacien aujourd’hui, et le médecin dans les deux jours si ça ne passe pas.',
      'Du mal à respirer ou du sang, c’est le 15.',
    ],
    [
      'Le médecin cette semaine, et aujourd’hui avec une forte fièvre ou du sang craché.',
      'L’air qui manque, c’est le 15, maintenant.',
    ],
    [
      'Repos, eau, et un médecin demain si la fièvre tient.',
      'Plus de trois semaines de toux, ça se montre toujours.',
    ],
    [
      'À montrer au médecin cette semaine.',
      'Confusion, souffle court ou fièvre qui grimpe : aujourd’hui, et le 15 la nuit.',
    ],
  ],
  'baby-ill': [
    [
      'Si petit, on ne tarde pas : le pédiatre aujourd’hui, et le 15 maintenant avant trois mois, ou s’il est mou, boit mal ou respire mal.',
    ],
    [
      'Un bébé se montre aujourd’hui à un médecin.',
      'Mou, bleu, qui ne boit plus ou a moins de trois mois avec de la fièvre : le 15, maintenant.',
    ],
    [
      'Le pédiatre ou le médecin aujourd’hui, sans rien lui donner sans avis.',
      'S’il réagit mal ou respire rapidement, c’est le 15.',
    ],
    [
      '{Tu as|Vous avez} raison de le dire : le 15 conseille maintenant, même la nuit, et le médecin le voit aujourd’hui.',
    ],
  ],
  'child-ill': [
    [
      'Le pédiatre ou le médecin, aujourd’hui ou demain, et le pharmacien en attendant.',
      'S’il respire mal, est très mou ou convulse, le 15.',
    ],
    [
      'Pour un enfant, c’est un médecin dans la journée si ça dure.',
      'Du mal à respirer, des taches rouges ou violettes avec fièvre : le 15, maintenant.',
    ],
    [
      'Noter la température et ce qu’il boit, et voir le médecin aujourd’hui ou demain.',
      'La nuit, le 15 conseille.',
    ],
    [
      'Le pharmacien tout de suite pour la dose selon le poids, le médecin aujourd’hui ou demain.',
      'Si ça empire rapidement, le 15.',
    ],
  ],
  fall: [
    [
      'Après une chute à cet âge, un médecin aujourd’hui, même si ça va.',
      'Mal à la hanche, tête cognée ou anticoagulant : le 15, maintenant.',
    ],
    [
      'Ne pas relever de force : s’il y a mal ou si la tête a cogné, le 15, maintenant.',
      'Sinon, le médecin aujourd’hui.',
    ],
    [
      'Un médecin aujourd’hui, et surveiller cette nuit.',
      'Confusion, somnolence ou jambe qui ne porte plus, c’est le 15.',
    ],
    [
      'Ça se montre, même sans bleu : le médecin aujourd’hui ou demain, pour chercher aussi pourquoi.',
      'Une douleur forte, le 15.',
    ],
  ],
} satisfies Record<string, Referrals>
