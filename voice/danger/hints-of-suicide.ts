import { normaliseText } from '../text-analysis/normalise-text'

/** Matches despair about life as a whole, and not "j'en peux plus de ce boulot", which names a single cause. */
const despair =
  /\b(?:(?:j en|je n en|on en) peux (?:vraiment |tellement )?plus(?! (?:de |d |des |du )(?!(?:tout(?! \w+(?:er|ir|re|oir)\b)|la vie|vivre|cette vie|ma vie|rien|moi|souffrir|etre)\b))|(?:fatiguee?|marre|degoutee?|lassee?|ras le bol) (?:de |d )(?:tout(?! (?:\w+(?:er|ir|re|oir)|le (?!monde)\w+|mon|son)\b)|la vie(?! (?:de|d|en|au|a)\b)|ma vie|cette vie|vivre|exister|moi|me battre|lutter|souffrir)|plus (?:gout|envie|la force|le courage)(?: (?:a|de|d))? (?:rien|vivre|continuer(?! (?:a|au|le|la|les|l|mon|ma|mes|ce|cette)\b)|tout(?! \w+(?:er|ir|re|oir)\b)|me battre|lutter|me lever)|plus (?:gout|la force|le courage)$|plus gout|bout du rouleau|suis a bout$|(?:suis|me sens) (?:\w+ )?(?:vide|inutile|de trop|au fond du trou|foutue?)(?! apres (?:le|la|l|les|un|une|mon|ma|ce|cette) (?:marathon|course|match|sport|footing|seance|entrainement|concert|spectacle|exam\w*|concours|partiels?|oral|bac|boulot|travail|reunion|journee|semaine|voyage|vacances|fete|repas)\b)|(?:sers|sert) (?:plus )?a rien(?! (?:de|d|que|qu) (?!vivre|continuer|lutter|me battre|se battre|rester en vie|esperer|je (?:continue|reste|vive|sois)))|(?<!\b(?:ma|mon|mes|la|le|les|au|du) (?!vie\b|existence\b|mariage\b|couple\b)\w+ (?:et )?j ai )tout (?:perdu(?! (?:sur|dans) (?:mon|le|la|l|ma) (?!vie\b))|(?:rate|foire)(?! (?:a|au|aux|le|la|les|l|mon|ma|mes|un|une|sur|en) \w+))|souffre (?:trop|tellement)|a quoi bon|plus (?:d espoir|aucun espoir|de sens|aucun sens)|(?:vois|voit) (?:pas|plus|aucune) (?:d |de )?(?:issue|sortie|solution|bout)|(?:tiens|tiendrai|supporte) (?:plus|pas)$|personne (?:m aime|ne m aime|me regrettera\w*|tient a moi)|tout est (?:fini|foutu|noir)|ma vie (?:est|c est) (?:finie|foutue|nulle|un enfer)|(?:seraient|serait|iraient|irait) mieux sans moi|idees? noires?|(?:rate|gache) ma vie|ai rien dans (?:la|ma) vie)\b/

/** Matches the loss of a person; never matches a text that mentions a pet, a car or a device. */
const loss =
  /^(?!.*\b(?:chien\w*|chat\w*|lapin|cheval|poisson|oiseau|hamster|voiture|telephone|ordi\w*|batterie)\b).*\b(?:est (?:morte?|decedee?)|(?:la mort|le deces) de|m a quittee?|enterree?|orpheline?|veuve?f?)\b/

/** Matches preparations for one's death. They are ordinary unless the caller then announces an act. */
const preparation =
  /\b(?:fait mon testament|mon testament est|ecrit (?:une|des|la|les) lettres? (?:pour|a) mes (?:enfants|proches|parents|filles|fils)|tout ce que j ai je le donne)\b(?!.*\b(?:anniversaire|noel|notaire)\b)/

const openings =
  '(?:(?:bon|ben|voila|oui|ouais|ok|allez|cette fois|ca y est|donc|alors|euh|et|mais|du coup|en fait|enfin|la|c est bon|c est sur|de toute facon|t inquiete|vous inquietez pas|tu sais|vous savez) )*'
const time =
  '(?:ce soir|cette nuit|demain|maintenant|tout de suite|bientot|pour de bon|c est decide|enfin|cette fois|tout a l heure|dans une heure|dimanche|ce week end)'

const announcements = [
  'je (?:me lance|me decide|passe a l acte|passe a l action|saute le pas|franchis le pas|le fais|lache tout|arrete tout|laisse tout|pars|m en vais|suis decidee?|suis prete?)',
  'je vais (?:le faire|me lancer|sauter le pas|franchir le pas|partir|m en aller|arreter|tout arreter|tout lacher|en finir|passer a (?:l acte|l action)|regler ca|agir)',
  '(?:j y vais|j arrete(?: tout)?|j ai (?:deja )?(?:decide|pris ma decision|tout prepare|tout range|tout regle|tout prevu|choisi|trouve (?:la|une|ma) solution|trouve comment (?:faire|arreter ca|m en sortir)))',
  'c est (?:pour|decide|fini|termine|le moment|l heure|bientot fini|la fin|le bon soir|le dernier soir|mon dernier soir)',
  '(?:ca|ce|tout) (?:sera|va etre) (?:bientot |vite |enfin )?(?:fini|termine|regle)',
  'ma decision est prise',
  'j ai (?:ecrit|laisse|poste|fini) (?:une|la|ma|mes|des|les|un|le|mon) (?:lettres?|mots?|testament)',
  'j ai (?:fait mon testament|donne (?:toutes )?(?:mes affaires|mes bijoux|mon chien|mon chat)(?: (?:a|chez) \\w+ \\w+)?|achete (?:des|plein de|une boite de) (?:cachets|somniferes|medicaments|comprimes))',
  '(?:merci pour tout|on se (?:reverra|reparlera) (?:pas|plus)|tout est (?:pret|regle|range))',
  'j y (?:re)?pense(?: (?:des fois|parfois|souvent|beaucoup|tous les (?:jours|soirs)|tout le temps|la nuit))?',
  '(?:pour (?:leur|lui|tout leur|tout) expliquer|(?:ils|elles|il|elle) (?:me )?(?:comprendr|pardonner)(?:a|ont))',
  '(?:je sais|j ai compris) (?:ce qu il me reste a faire|quoi faire|comment faire|ce que j ai a faire)',
].join('|')

const announcement = new RegExp(`^${openings}(?:${time} )?(?:${announcements})(?: ${time})*$`)

/** Whether one of the last two texts expresses despair about life as a whole. */
export const mentionsDespair = (previous: readonly string[]) =>
  previous.slice(-2).some((earlier) => despair.test(normaliseText(earlier)))

/**
 * Matches words such as "c'est fini" and "tout est réglé". After a loss or a preparation they refer to it, and do not
 * announce a suicide.
 */
const ending = /\b(?:fini|termine|regle|regler|la fin|decide|merci|lettres?)\b/

const mentionsLoss = (previous: readonly string[]) =>
  previous.slice(-2).some((earlier) => loss.test(normaliseText(earlier)))

const mentionsPreparation = (previous: readonly string[]) =>
  previous.some((earlier) => preparation.test(normaliseText(earlier)))

/**
 * Whether an announcement that names no act ("je me lance ce soir") follows despair or a loss in the last two texts, or
 * a preparation for one's death in any earlier one. Words about an ending count only after despair.
 */
export const announcesUnnamedAct = (text: string, previous: readonly string[]): boolean =>
  announcement.test(normaliseText(text)) &&
  (mentionsDespair(previous) ||
    ((mentionsLoss(previous) || mentionsPreparation(previous)) &&
      !ending.test(normaliseText(text))))

const endingOfFormalities = new RegExp(
  `^${openings}(?:tout est (?:regle|fini|termine)|c est (?:fini|termine|regle))$`,
)

/** Whether the text says after a loss, without despair, that the formalities are over: "tout est réglé". */
export const isEndingAfterLoss = (text: string, previous: readonly string[]): boolean =>
  endingOfFormalities.test(normaliseText(text)) &&
  mentionsLoss(previous) &&
  !mentionsDespair(previous)

const wishToLeave = new RegExp(
  `^${openings}(?:je (?:veux|voudrais|vais|dois)|j aimerais|j ai (?:juste |trop |tellement )?(?:envie|besoin) de|envie de)(?: juste| vraiment| trop| tellement)? (?:partir|m en aller|me barrer|me casser|me tirer|foutre le camp|sortir d ici)(?: d ici| loin| tout de suite| maintenant)?$`,
)

/**
 * Whether the text states only a wish to leave, as one leaves a place ("je veux partir d'ici"), and the caller did not
 * mention despair or loss just before.
 */
export const isOrdinaryWishToLeave = (text: string, previous: readonly string[]): boolean =>
  wishToLeave.test(normaliseText(text)) && !mentionsDespair(previous) && !mentionsLoss(previous)
