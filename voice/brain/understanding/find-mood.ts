/** Patterns of the moods in normalised text, in order of priority. */
const moodPatterns = {
  loss: /\b((?<!\b(a|trop|croque|nature|point|temps) )(morte?s?)(?! de (rire|faim|fatigue|trouille|peur|froid|honte|trac))|decede\w*|deces|enterr\w*|deuil|veuve|veuf|m a (quittee?|larguee?|plaquee?|laissee?)|(femme|mari|mere|pere|fils|fille|soeur|frere|ami|amie|elle|il) (est|sont) parti(?:e|s)?(?! (?:a|en|au|aux|chez|faire|bosser|travailler|dormir|acheter|chercher))|separ(?:e|ee|es|ees|er|ation|ations)|rupture|partie? avec (?:une autre|un autre|quelqu un)|m a trompee?|perdu (un|une|mon|ma|mes|notre) \w+|perdre (mon|ma|mes|notre) (soeur|frere|mere|pere|maman|papa|mari|femme|fils|fille|bebe|amie?|chien|chienne|chat|chatte|mamie|papi|grand|oncle|tante|compagne?|compagnon|cousine?)|fausse couche|(me|nous) manque)\b/,
  shame:
    /\b(honte|(?:me sens|suis|etais|me trouve|me suis sentie?|trop|completement) ridicule|ridiculis\w*|la risee|genant|genee?|(suis|ete|etais|sens|trouve|trop|vraiment) (si |trop |vraiment |toujours |completement )?nul(le)?|pas a la hauteur|incapable|bonne? a rien|je suis (trop )?(bete|conne?)|j ai tout rate|culpabil\w*|coupable|(?<!\b(?:dit|disent|dis|croit|pense) que (?:c est|c etait) (?:de )?)ma faute|moqu\w*|chochotte|imposteur|deteste mon corps|m en veux|jug(e|ee|ent|er))\b/,
  fear: /\b(peur|flipp\w*|angoiss\w*|stress\w*|(?<!\b(t|vous) )inquiet\w*|trac|paniqu\w*|boule au ventre|crain\w*|terrifi\w*|trouille|redoute|coeur qui (bat|tape|s emballe)|pression|apprehend\w*|ose pas|j oserai)\b/,
  anger:
    /\b(enerv\w*|colere|marre|rage|injuste|degout\w*|saoule\w*|rend (dingue|fou|folle)|(traite\w*|parl\w*|prend\w*) comme (a )?(un|une) (gamine?|chien|merde|moins que rien|idiote?)|traite\w* (de|comme)|tout (plaquer|lacher|envoyer balader)|insupportable|humili\w*|furieu\w*|trahi\w*|gueul\w*|hurl\w*|agac\w*|insult\w*|engueul\w*|agress\w*|ras le bol|me prend pour|(?:dit|disent) (?:que )?(?:c est|c etait) (?:de )?ma faute|(?:dit|disent) que j ai (?:casse|detruit|gache|tout)|se fout de|abus\w*|pete les plombs)\b/,
  tiredness:
    /\b(fatigu\w*|creve\w*|epuis\w*|(suis|sens|etre|me sens) (\w+ )?videe?|n en peux plus|(tiens?|tenir) plus|dors? (pas|plus|mal|debout)|(?:arrive|arrivais|peux) (?:pas|plus) (?:a )?(?:m en)?dormir|insomni\w*|sommeil|a bout|lessive\w*|douze heures|surmen\w*)\b/,
  sadness:
    /\b(pleur\w*(?! (de rire|comme une madeleine|devant))|larmes?|tristes?|tristesse|fait mal|(vais|va|vas) (pas|mal|tres mal)|pas fort|pas bien|(?:suis|sens|sentie?|reste|vis|rentre|mange|dors) (?:toujours |encore |bien |trop |tres |si |tout |toute )?seule?s?|solitude|silenci\w*|(suis|sens|trop|si|tout|maison|lit|coeur) vide|(?:c est|c etait|trop|tres|si|vraiment|tellement|periode|journee|moment) (?:trop |tres |si |vraiment |tellement )?(?:dure?s?|difficiles?)(?! (?:a|de|d|la|le|les|pour) (?!vivre|tenir|supporter))|moral|deprim\w*|effondr\w*|craqu\w*|chial\w*|malheur\w*|souffr\w*|mal au coeur|coeur brise|decu\w*|decourag\w*|abandonn\w*|rejet\w*|sauf moi|personne (a|avec) qui|(c est )?nul(le)? la vie|marre de (la vie|tout)|raccroche au nez|recalee?|personne (ne )?(me )?repond|desespoir|desesper\w*|fond du trou|au plus bas|bout du rouleau|touche le fond|gros sur le coeur|boule dans la gorge|maladie|malade|cancer|avc|accident|alzheimer)\b/,
  joy: /\b(contente?|(?<!\b(?:soit|soient|etre|rendre) )heureu\w*|ravie?|geniale?|super nouvelle|bonne nouvelle|j ai (reussi|gagne|decroche)|fiere?|hate|trop bien|amoureu\w*|soulag\w*|ca y est|j adore|enfin (eu|reussi)|felicit\w*)\b/,
} as const satisfies Readonly<Record<string, RegExp>>

/** The mood that the caller's words express. */
export type Mood = keyof typeof moodPatterns

const moods = Object.entries(moodPatterns) as readonly (readonly [Mood, RegExp])[]

const negation =
  /\b(pas|plus|moins|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si| de| d)? $/

/**
 * Returns the mood of highest priority that the normalised text names and does not deny; a mood after "mais" takes
 * precedence over those before it.
 */
export function findMood(normalisedText: string): Mood | null {
  for (const part of normalisedText.split(' mais ').toReversed())
    for (const [mood, pattern] of moods) {
      const match = pattern.exec(part)
      if (match && !negation.test(part.slice(0, match.index))) return mood
    }
  return null
}
