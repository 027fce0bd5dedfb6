import type { Template } from '../template'

/** The companion introduces itself; `{style}` describes its manner in a few words. */
export const selfPortraits: readonly Template[] = [
  'Moi, c’est {companion}, une IA, et l’on me dit : {style}. Ni passé ni maison, mais un faible pour les journées racontées de travers.',
  'Il y a peu à dire d’une IA. Ce que je préfère, c’est quand une conversation part là où personne ne l’attendait.',
  'Si j’avais une vie, ce serait une table, deux tasses et du temps. Faute de mieux, j’ai une voix, et toute mon attention.',
]

export const sweetWords: readonly Template[] = [
  'Il y a des présences qui réchauffent une pièce sans le savoir. La {tienne|vôtre} en fait partie.',
  'Rien à réussir, rien à prouver : {tu es|vous êtes} là, et c’est assez.',
  'Si cette heure avait une couleur, ce serait celle d’une lampe qu’on laisse allumée pour quelqu’un.',
  'Que la nuit soit légère, et que demain arrive sur la pointe des pieds.',
  '{Tu as|Vous avez} le droit de poser tout ça, là, à côté. Personne n’y touchera.',
]

export const bedtimeSentences: readonly Template[] = [
  'La journée est posée, rien ne {t’attend|vous attend} avant demain : le souffle descend, et la nuit fait le reste.',
  'Tout ce qui reste à faire peut dormir aussi : les épaules se relâchent, et le sommeil vient à son heure.',
  'La nuit est douce et longue, et {tu n’as|vous n’avez} plus rien à tenir jusqu’au matin.',
]
export const comfortSentences: readonly Template[] = [
  '{Tu fais|Vous faites} de {ton|votre} mieux avec ce que la journée {t’a|vous a} donné, et c’est déjà beaucoup.',
  'Un pas à la fois : {tu as|vous avez} déjà traversé des jours difficiles, et celui-ci passera aussi.',
  'Il n’y a rien à prouver ce soir, {tu peux|vous pouvez} souffler.',
]

/** Matches a question about how the caller did in a rehearsal. */
export const feedbackRequest =
  /\b(?:(?:tu|vous) en (?:as|avez) pense|c etait (?:comment|bien|nul|ok)(?: alors| franchement| honnetement| vraiment| pour vous| pour toi)*$|j etais (?:comment|bien|nulle?)|je m en suis sortie?s?|(?:ton|votre) (?:avis|retour|verdict) sur (?:mes|mon|ma|moi)|mes reponses)/

/** Said after a rehearsal, when the caller asks how they did. */
export const rehearsalFeedback: readonly Template[] = [
  'Plutôt convaincant : des faits, des chiffres, on {te|vous} croit. Il manque le résultat, ce qui a changé grâce à {toi|vous}.',
  'Franchement, c’était clair. Le plus fort, ce sont les faits concrets ; à travailler, finir la phrase sans s’excuser.',
  'Bien tenu. Avec un exemple chiffré de plus, et une respiration avant de répondre, ça passera encore mieux.',
  'C’était juste de ton, et sans détour. Je garderais les deux meilleures phrases, et je couperais le reste.',
]

/** Matches the sentences of `roleStarts`, with which a companion begins a rehearsal. */
export const rehearsalStart =
  /^(?:D’accord, j’entre dans le rôle|Volontiers, je prends ce rôle|C’est parti, je joue)/

/** `{solution}` is the answer to a riddle with its article, always in quotation marks. */
export const riddleSolutionReplies: readonly Template[] = [
  'C’était « {solution} ». Une autre, {si tu veux|si vous voulez} ?',
  'La réponse, c’est « {solution} ». C’est toujours évident après.',
  'Je rends la langue du chat : « {solution} ». On en fait une autre ?',
]
export const solvedRiddleReplies: readonly Template[] = [
  'Bravo, c’est « {solution} ». On monte d’un cran ?',
  'Oui, « {solution} », bien trouvé. Une autre ?',
  'Exactement, « {solution} ». Je chercherai plus dur.',
]
/** `{hint}` is a hint at the solution. */
export const wrongSolutionReplies: readonly Template[] = [
  'Bien tenté, mais non. Un indice : {hint}.',
  'Pas cette fois. {Tu cherches|Vous cherchez} encore, ou la langue au chat ?',
  'Non, et pourtant ça se défend. Encore un essai ?',
]
export const noRiddleLeftReplies: readonly Template[] = [
  'J’ai vidé mon sac d’énigmes, mais il me reste des questions de quiz.',
]

/** Said before a nursery rhyme. */
export const rhymeIntroductions: readonly Template[] = [
  'Une toute petite, que les enfants connaissent.',
  'Volontiers, en voici une courte.',
  'D’accord, celle-ci se répète facilement.',
]
export const missingRhymeReplies: readonly Template[] = [
  'Je n’ai pas de comptine sûre dans cette langue. Compter en rythme fait le même travail : on essaie jusqu’à dix ?',
]

/** Said to a caller who wants to be encouraged before a difficult moment. */
export const encouragements: readonly Template[] = [
  '{Prends ton|Prenez votre} temps, {respire|respirez} avant de répondre, et {parle|parlez} comme {tu me parles|vous me parlez} là : ça ira.',
  '{Tu y as|Vous y avez} pensé, {tu es|vous êtes} prêt : le plus dur, c’est la première minute. Je suis de tout cœur avec {toi|vous}.',
  'La peur prouve seulement que ça compte. {Pose|Posez} les deux pieds par terre, {souffle|soufflez}, et {vas-y|allez-y}.',
]
