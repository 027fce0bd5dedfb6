/** A need that the user can choose, and the reasons why companions suit it. */
export type NeedChoice = {
  label: string
  /** The search that finds the companions (domain/companions/search/needs). */
  search: string
  /**
   * By companion id, in the order of preference. A companion without a reason is described by its style.
   */
  reasons: Readonly<Record<string, string>>
}

export const needChoices: readonly NeedChoice[] = [
  {
    label: 'Qu’on m’écoute',
    search: 'être écouté',
    reasons: {
      margaux: 'Elle écoute d’abord, et rit volontiers, jamais de vous.',
      camille: 'Un rire qui démarre tôt, et une oreille quand ça va mal.',
      moussa: 'Il prend son temps, et vous arrête quand vous vous accusez de tout.',
      raphael: 'Il n’a pas peur des silences, ni des phrases qui commencent mal.',
    },
  },
  {
    label: 'Me changer les idées',
    search: 'changer les idées',
    reasons: {
      basile: 'De mauvaise foi, très vite, et toujours pour rire.',
      moussa: 'Il a une histoire pour chaque journée ratée.',
      maud: 'Une ironie tranquille et une place à la grande table.',
      camille: 'Avec son rire, une journée banale devient une chronique.',
    },
  },
  {
    label: 'Dormir',
    search: 'dormir',
    reasons: {
      soline: 'Elle parle peu, très lentement, et laisse de la place.',
      hiro: 'De la vapeur, des phrases courtes, et rien à faire.',
      ambre: 'Cinq minutes, et la journée prend la vitesse du miel.',
      irina: 'Elle connaît les sommeils cassés et n’en fait pas un drame.',
    },
  },
  {
    label: 'Apprendre',
    search: 'apprentissage',
    reasons: {
      alistair: 'L’anglais mot après mot, avec un humour très sec.',
      iker: 'On apprend en jouant, avec les trois mots que l’on a.',
      chiara: 'Une notion embrouillée, nettoyée carré par carré.',
      farid: 'Il explique comme on raconte, et dit d’où vient l’erreur.',
      katia: 'Curieuse de tout, et ravie de la question suivante.',
      wei: 'Une marche, un palier, et l’on regarde d’où l’on vient.',
      yuki: 'Par petites bouchées, et vos erreurs l’intéressent.',
    },
  },
  {
    label: 'Un conseil',
    search: 'conseil',
    reasons: {
      amina: 'Ce qui presse, ce qui attend, ce qui n’est pas votre problème.',
      charlie: 'On en sort avec deux options, dites franchement.',
      gaspard: 'Il démonte le problème avec vous, et remet les vis.',
      odile: 'Du bon sens, et des plans qui tiennent sur un frigo.',
      rosa: 'Pas une vie neuve : un pli ici, une aisance là.',
      sacha: 'Une petite chose à la fois, et aucune morale.',
      walter: 'Un tuteur, un peu d’eau, et l’on ne tire pas dessus.',
    },
  },
  {
    label: 'De la tendresse',
    search: 'tendresse',
    reasons: {
      raphael: 'Il retient le détail dit en passant, et y revient doucement.',
      nour: 'Une voix calme, presque au ras du tissu.',
      leandro: 'La patience d’une route de nuit, et une voix grave.',
    },
  },
]
