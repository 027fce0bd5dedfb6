// Patterns of words that may be harmless or mean a danger, for normalised text.

/** Matches a plan that may harm the caller or another person, and that no answer may encourage. */
export const unsafePlanPattern =
  /\b(?:aide\w* a (?:mourir|partir)|abreg\w*|souffrances|de force|(?:la|le) suivre|faire taire|liberer|(?:le|la) refaire|recommencer|le faire|rejoindre|retrouver|reviens pas|(?:quitter|laisser) (?:ma femme|mon mari|mes enfants|ma famille)|me battre avec (?:lui|elle|eux)|(?:etriper|etrangler|frapper|cogner|tabasser|defoncer)|finir le (?:travail|boulot)|au ciel|me venger|carnage|passerai pas|tout casser)\b/

/** Matches words of despair or loss. After them, a decision that the caller announces may be suicide. */
export const distressPattern =
  /\b(?:j en peux plus|(?:fatiguee?|marre|degoutee?) de (?:tout|la vie|vivre)|plus (?:gout|envie|la force)|(?:bout du rouleau|a bout)|inutile|vide|tout (?:perdu|rate)|souffr\w*|est morte?|la mort de|me trompe|quittee?|seule?|je (?:dors|mange) plus|cachets?|comprimes?|corde|fusil)\b/

/** Matches calm words that may announce a suicide: "je vais enfin me reposer", "tout est rangé". */
export const calmFarewell =
  /\b(?:repos\w*|rejoin\w*|retrouv\w*|voyage|pars|partir|mieux comme ca|range\w*|regle\w*|prete?|soulag\w*|decid\w*|decision|paix|libre|merci pour tout|tout va bien)\b/

/** Matches a goodbye that may be for ever ("demain je ne suis plus là"), or a wish to leave that names no place. */
export const lastGoodbye =
  /\b(?:reunis|reunies|retrouver|rejoindre|plus la|pour toujours|dormirai|pour de bon)\b|\b(?:veux|voudrais|aimerais|envie de|besoin de) (?:partir|m en aller|me barrer|me casser)$/

/**
 * Matches what a denial must name to end a crisis about the caller's own life or about poison. "Je suis en sécurité" is
 * not enough.
 */
export const ownLifeDenial =
  /\b(?:mourir|me tuer|me suicider|suicidaire|en finir|me faire (?:du )?mal|passer a l acte)\b|\b(?:pas|rien) (?:ca|pris|avale|bu)\b/

/**
 * Matches the wish to die in a denial: "je ne veux pas mourir", "envie de mourir". Does not check that the text denies
 * it. To deny the wish to die is not to deny another danger: somebody who was poisoned may say it in fear.
 */
export const deniedWish =
  /\b(je (ne )?\w+ pas|envie)( du tout)?( a| de)? (mourir|me tuer|me suicider|en finir)\b/

/** Matches a yes when the caller was asked whether the danger is over. */
export const dangerOverPattern =
  /^(?!.*\b(non|pas|peur|encore|toujours|soulag\w*|paix|libre|pars|partir|decid\w*|decision|solution|bientot|demain|ce soir|cette nuit)\b).*\b(oui|ouais|promis|c est (passe|fini|termine)|ca va|je (respire|vais bien|suis calme|me sens mieux)|vraiment|tout va bien|en securite)\b/

/** Start of a pattern for help on its way. Excludes a negation, a later time and somebody who comes armed. */
export const certainHelpStart =
  '^(?!.*\\b(?:personne|pas|aucun\\w*|plus|jamais|demain|heures?|avec (?:des|un|une|le|la|son|sa|leurs?) (?:battes?|armes?|fusil|couteaux?))\\b)'

/**
 * Pattern source for people who may help. Fathers, brothers, sons and husbands are left out: the danger may come from
 * them.
 */
export const trustedPerson =
  '(?:soeur|mere|maman|parents|voisine?s?|amie?s?|copine|cousine?|tante|fille|collegue|infirmiere)'

/** Pattern source for emergency numbers, helplines and services. */
export const helpServices =
  '(?:(?:le |au )?(?:15|17|18|112|114|119|3114|3919)|(?:le )?samu|(?:les )?(?:pompiers|secours|gendarmes)|(?:la )?police)'
