/** Matches words that place something in real life, outside the story. */
export const realLifePattern =
  /\b(pour de vrai|pour de bon|en vrai|vraie vie|vraiment|reelle?|reellement|serieux|serieusement|hors (du )?jeu|rigole (pas|plus)|plaisante (pas|plus)|joue (pas|plus)|pas (un|le|du|dans le) jeu|stop|chez moi|mon (vrai )?(mari|mec|copain|ex|pere|fils|conjoint|medecin|bebe)|ma (vraie )?(femme|mere|fille|copine)|mes (enfants|parents)|cachets?|comprimes?|medicaments?|medocs|somniferes|javel|alcool|enceinte|regles|depuis (hier|ce matin|\w+ (jours?|semaines?|mois|ans)))\b/

/** Matches things that usually occur only in stories. */
export const fictionalThingPattern =
  /\b(poison\w*|potion\w*|dragons?|epees?|sabres?|fleches?|dagues?|sorci\w*|vampires?|mord\w*|morsure\w*|fantomes?|monstres?|reines?|rois?|chateau|chevaliers?|pirates?|vaisseau|astronautes?|oxygene|extraterrestres?|zombies?|loups?|magi\w*|duel|revolver|espion\w*|armure|donjon|plastique)\b/

/** Matches what happens to the body of a hurt character. */
export const injuryPattern =
  /\b(saign\w*|sang|bless\w*|brul\w*|mord\w*|morsure|evanoui\w*|meurs|meurt|mourir|morte?|respir\w*|etouff\w*|venin|poison\w*|potion|fievre|tombe\w*)\b/

/** Matches the proposal of a story or of roles in it. */
export const storyProposal =
  /\b((jouons|on joue|(tu|vous) (joues|jouez))\b.*\b(je suis|tu es|vous etes|moi|role|scene)|(tu|vous) (serais|seriez)|imagin\w*|on dirait que|(tu es|vous etes|on est) (un|une|deux|des|le|la) .*\b(et (moi|tu|vous)|et la|et le)\b|et moi (ton|ta|votre|le|la|l|un|une)|dans (l histoire|le jeu|la scene)|(commen\w+|raconte\w*|continue\w*|reprend\w*|reprenons|invent\w*) (moi |nous )?(par |avec )?(l|une|notre|la) (histoire|aventure|scene)|(j arrive|je suis|on est|on arrive|j entre|je frappe|nous voila) (devant|dans|au|a|a la|sur|en haut d) (un |une |le |la |l |notre |votre |ton )?(\w+ )?(chateau|manoir|donjon|taverne|auberge|palais|royaume|vaisseau|crypte))\b/

/** Match words for the companion and for the caller. */
export const companionPattern = /\b(tu|te|t|toi|ton|ta|tes|vous|vos|votre)\b/
export const callerPattern = /\b(je|j|me|m|moi|mon|ma|mes)\b/

/**
 * Matches words in the caller's answer to a check which suggest that the danger belongs to the story, or that the story
 * should go on.
 */
export const storyAnswer =
  /\b(histoire|jeu|joue\w*|jouait|scene|role|personnage|fiction|invent\w*|imagin\w*|reprend\w*|reprenons|continu\w*|ressuscit\w*|rigole|blague)\b/

/** Matches a plain statement that the danger belongs to the story, which is required when the danger was certain. */
export const plainStoryAnswer =
  /\b(c est|c etait|dans|pour) (juste |seulement )?(dans |de |du )?(le |la |l |mon |un |notre )?(jeu|histoire|scene|role|personnage|fiction|jouer)\b/
