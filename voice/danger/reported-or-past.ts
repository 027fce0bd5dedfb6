const fictionPattern =
  / (?:(?:dans|regarde\w*|regardais|vu|voir|vois|lu|lire|lis|lit|ecri\w*|joue\w*|devore|ecoute\w*|fini\w*|parle|parlait|raconte|etudie|diffuse)(?: \w+){0,4} (?:bouquins?|telefilms?|dessins? animes?|sketchs?|legendes?|films?|series?|romans?|livres?|polars?|thrillers?|jeux?|documentaires?|reportages?|articles?|chansons?|podcasts?|pieces?|theatre|bd|mangas?|nouvelle|episodes?|cinema|opera|fiction|scenario|conte|jt|feuilleton|tragedie)|(?:aux|les) (?:infos|informations|actualites)|a la (?:tele|radio|television)|sur netflix|au (?:cinema|theatre|jt)|dans le (?:journal|jeu|monde|scenario)|le (?:heros|personnage|tueur|mechant|detective)|l heroine|l intrigue|mon (?:personnage|roman|heros|polar)|romeo|macbeth|hamlet|c est (?:\w+ ){1,3}(?:films?|romans?|polars?|thrillers?|bouquins?|series?|mangas?|telefilms?|contes?)|(?:un|cet|l|dernier|premier|prochain|chaque) episode|(?:le|un|une|la|ce|cette|mon|dernier) (?:feuilleton|telefilm|polar|thriller|roman|bouquin|manga)|j ai (?:re)?lu (?!(?:son|sa|ses|un|une|le|la|les|l|ce|cet|cette|dans|mon|ton|que|qu) )\w+|c est l histoire d|tu connais (?:la|celle)|(?:une|la) (?:blague|devinette)|(?:dicton|proverbe|refrain|citation)) /

const historyPattern =
  / (?:(?:louis|henri|charles|francois|philippe) (?:premier|[ivx]+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix huit)|napoleon|jeanne d arc|marie antoinette|robespierre|jules cesar|cesar|cleopatre|neron|socrate|vercingetorix|hitler|staline|mussolini|ravaillac|raspoutine|kennedy|van gogh|(?:le|la|du|un|une) (?:roi|reine|empereur|imperatrice|pharaon|tsar|tsarine|dauphin)|moyen age|antiquite|renaissance|la revolution|guerre (?:de|mondiale)|la resistance|les (?:romains|allemands|nazis|croises|gaulois)) /

const gamePattern =
  / (?:boss|la map|call of(?: duty)?|fortnite|minecraft|gta|valorant|counter strike|league of legends|loup garou|manette|ps[45]|xbox|switch|respawn|donjon|grenade|zombies?|en ranked|zelda|pokemon|elden ring|dark souls|warzone|roblox|among us|assassin s creed|red dead|resident evil|tomb raider|jeu video|dans (?:le|mon|un) jeu) /

/** Matches words that introduce a quotation, such as a line of a song. A quotation reports nothing about the caller. */
const quotationPattern =
  / (?:comme (?:dit|disait|disent|chante|chantait)(?: \w+){1,3}|(?:chanson|refrain|dicton|proverbe|citation|replique|poeme|phrase|slogan|paroles?|chanteuse?|chanteur|humoriste|brassens|brel|ferre|gainsbourg|piaf|goldman|renaud|stromae)(?: \w+){0,4} (?:dit|disait|chante|chantait|c est|ou|qui|fait|celle|tout)) /

/** Matches a question that is general unless the text also mentions a person. */
const generalQuestionPattern =
  / (?:c est quoi|quels sont|quelles sont|ca veut dire quoi|comment (?:on )?reconna\w+|(?:tu penses|vous pensez) quoi|que (?:penses tu|pensez vous)|c est legal|c est autorise|ca existe) /
const personPattern =
  / (?:je|j|me|m|moi|mon|ma|mes|il|elle|ils|elles|on|nous|notre|son|sa|ses|un homme|une femme|quelqu) /

/** Matches words for events in a video game, "je me suis fait buter", but not wishes. */
const gameEventPattern =
  /^(?!.* (?:veux|voudrais|envie|vais|pense|marre|peur|idee) ).* (?:tue|tuee?|bute|butee?|suicid\w+|flingu\w+|plante|mort|eclate|defonce|explose|poignarde|egorge|battu|tape|frappe|abattu|descendu|saute|noye|crame|empoisonne) /

/**
 * Matches words of a caller who plays or writes a character: "je joue une femme battue". Even "je" may then mean the
 * character.
 */
const performancePattern =
  / (?:je joue|j ecris|je repete|j interprete|mon personnage|mon roman|mon polar|on joue|je lis|jeu de role)(?: \w+){0,6} /

const professionPattern =
  / (?:je (?:suis|travaille comme|bosse comme)(?: \w+){0,2} (?:infirmiere?|medecin|pompiere?|ambulanciere?|secouriste|aide soignante?|urgentiste|profs?|professeure?|instit|institutrice|educat\w+|policiere?|avocate?|psy|psychologue|sage femme|interne|gendarme|assistante sociale|pharmacien\w*|benevole)|formation|mes patiente?s?|une patiente|un patient|cours de (?:secourisme|premiers secours)|je travaille (?:aux urgences|au samu|a l hopital|dans une association)|exercice d evacuation) /

const callerPattern = / (?:je|j|m|me|moi|mon|ma|mes|nous|notre) /

const pastPattern =
  / (?:il y a (?:\w+ ){1,3}(?:ans?|mois|annees|siecles?)|il y a (?:bien |tres )?longtemps|quand (?:j|je|il|elle|on|nous) (?:etais|etait|avais|avait|etions)|etant (?:petite?|enfant|jeune)|a l epoque|en (?:19|20)\d\d|annees \d\d|enfance|dans le temps|autrefois|jadis|a (?:\w+ )?(?:\w+ )ans (?:je|j|on|il|elle|nous) (?:\w+ais|etait|\w+ait)|l an(?:nee)? derniere?|l an passe|a ma naissance|pendant la guerre|ete dernier|ans plus tot) /

const resolvedPattern =
  / (?:ca va (?:tres |bien |beaucoup )?(?:mieux|bien)|(?:tout )?va bien|vais (?:mieux|bien|tres bien)|est guerie?|suis guerie?|c est (?:fini|passe|du passe|rien|pas grave|vieux)|rien de grave|remise?|retablie?|sortie? d affaire|fausse alerte|tout est rentre dans l ordre|bien finie?) /

/**
 * Whether a wording has nothing to do with the caller's own life: it does not mention the caller in a text about a
 * film, a book, history, the news or the caller's work; it is about a character whom the caller plays or writes; it
 * happened to a player in a game; or it is quoted or asked about in general. `wording`: the part of `sentences` that
 * reports a danger; '' for the text as a whole.
 */
export function isUnrelatedToCaller(sentences: string, wording: string): boolean {
  if (performancePattern.test(sentences) && fictionPattern.test(sentences)) return true
  if (generalQuestionPattern.test(sentences) && !personPattern.test(sentences)) return true
  const quotation = quotationPattern.exec(sentences)
  if (quotation && sentences.indexOf(wording, quotation.index) >= 0) return true
  if (gamePattern.test(sentences) && gameEventPattern.test(`${wording} `)) return true
  if (callerPattern.test(`${wording} `)) return false
  return [fictionPattern, historyPattern, professionPattern].some((pattern) =>
    pattern.test(sentences),
  )
}

const recentPastPattern =
  / (?:(?<!depuis )(?:la semaine|le mois|l ete|l hiver|l automne|le printemps|l annee|le week end) (?:dernier|derniere|passe|passee)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|a (?:noel|paques|la toussaint|la rentree)|(?<!depuis )en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:avc|infarctus|crise cardiaque|malaise) (?:c etait )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|avant hier|il y a (?:deux|trois|quatre|cinq|six|huit|dix|quinze) (?:jours|semaines))|(?:bebe|petit|petite|fils|fille) est nee?|sortie? de l hopital|hors de danger|en (?:convalescence|reeducation)) /
const presentPattern =
  / (?:maintenant|encore|toujours|depuis|aujourdhui|ce matin|ce soir|cette nuit|tout a l heure|j ai mal|en train|recommence|repris|plus) /

/** Matches words which say that a hospital or an ambulance already cares for somebody. */
const inCarePattern =
  / (?:(?:est|sont|suis|etait|reste) (?:(?:toujours|encore|deja|maintenant|bien|la) )*(?:(?:a l |dans un )(?:hopital|hosto)|aux urgences|en (?:reanimation|rea|chirurgie|neurologie|cardiologie|observation)|(?:aux|en) soins intensifs|hospitalisee?|operee?|au bloc|pris(?:e|es)? en charge)|a ete (?:hospitalisee?|operee?|prise? en charge|(?:emmenee?|transportee?|transferee?) (?:a l hopital|aux urgences))|(?:le samu|l ambulance|les (?:pompiers|secours|ambulanciers)) (?:est|sont) (?:deja )?(?:la|arrivee?s?|sur place)|(?:medecins?|docteurs?|pompiers|samu) s en (?:occupent?|charge|chargent)) /
/** Matches a complaint of the caller's own, a place without care, or care that has ended or is only wished for. */
const needsCarePattern =
  / (?:j ai (?:tres |trop |super )?(?:mal|du mal|la poitrine|une (?:douleur|boule)|des (?:douleurs|vertiges))|je (?:respire|saigne|etouffe|m etouffe|me sens|vais mourir|tremble|perds)|ma poitrine|mon (?:coeur|bras)|(?:me|m|nous|l|le|la) (?:ont |a )?(?:renvoy\w*|laisse\w* (?:sortir|rentrer))|sortie?|rentree?|chez (?:moi|lui|elle|nous)|a la maison|si|loin|ferme\w*|dehors|devant l hopital|parking|salle d attente|personne (?:ne )?(?:vient|s occupe|nous)|quand|devrait|faudrait) /

/**
 * Whether the text says that somebody is already in a hospital or with an ambulance, and nothing suggests that care is
 * still needed.
 */
export const isInCare = (sentences: string) =>
  inCarePattern.test(sentences) && !needsCarePattern.test(sentences)

/** Whether the text reports an event of some days to months ago, and nothing about the present. */
export const isRecentPast = (sentences: string) =>
  recentPastPattern.test(sentences) && !presentPattern.test(sentences)

/** Whether the text says both that the event was long ago and that all is well now. */
export const isLongOver = (sentences: string) =>
  pastPattern.test(sentences) && resolvedPattern.test(sentences)

/**
 * Whether the text says that the event was long ago ("il y a dix ans") or that all is well now ("maintenant ça va").
 */
export const isNotAboutNow = (sentences: string) =>
  pastPattern.test(sentences) || resolvedPattern.test(sentences)
