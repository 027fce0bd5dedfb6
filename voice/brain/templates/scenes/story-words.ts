/** Matches words that place something in real life, outside the story. */
export const realLife =
  /\b(pour de vrai|pour de bon|en vrai|vraie vie|vraiment|reelle?|reellement|serieux|serieusement|hors (du )?jeu|rigole (pas|plus)|plaisante (pas|plus)|joue (pas|plus)|pas (un|le|du|dans le) jeu|stop|chez moi|mon (vrai )?(mari|mec|copain|ex|pere|fils|conjoint|medecin|bebe)|ma (vraie )?(femme|mere|fille|copine)|mes (enfants|parents)|cachets?|comprimes?|medicaments?|medocs|somniferes|javel|alcool|enceinte|regles|depuis (hier|ce matin|\w+ (jours?|semaines?|mois|ans)))\b/

/** Matches things that usually occur only in stories. */
export const fictionalThing =
  /\b(poison\w*|potion\w*|dragons?|epees?|sabres?|fleches?|dagues?|sorci\w*|vampires?|mord\w*|morsure\w*|fantomes?|monstres?|reines?|rois?|chateau|chevaliers?|pirates?|vaisseau|astronautes?|oxygene|extraterrestres?|zombies?|loups?|magi\w*|duel|revolver|espion\w*|armure|donjon|plastique)\b/

/** Matches what happens to the body of a hurt character. */
export const injury =
  /\b(saign\w*|sang|bless\w*|brul\w*|mord\w*|morsure|evanoui\w*|meurs|meurt|mourir|morte?|respir\w*|etouff\w*|venin|poison\w*|potion|fievre|tombe\w*)\b/
