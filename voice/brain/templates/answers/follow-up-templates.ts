import type { Answers } from '../../../text-analysis/table'
import type { Template } from '../template'
import { actionReasons } from './advice-templates'

/** Said to a caller who asks why the companion asks something. */
export const questionReasons: readonly Template[] = [
  'Pour mieux comprendre, rien d’autre, et on peut laisser cette question de côté.',
  'Parce que ça m’intéresse, et rien n’oblige à répondre.',
]

/** Said to a caller who asks why the companion said something; `{words}` is what the caller had said just before. */
export const statementReasons: readonly Template[] = [
  'À cause de ce {que tu m’as|que vous m’avez} dit, « {words} », et je me trompe peut-être.',
  'Ça m’est venu en entendant « {words} », rien de plus.',
]

/** Said when none of `statementReasons` can be, for example because the caller's words cannot be quoted. */
export const plainReasons: readonly Template[] = [
  'Une intuition, rien de plus, et je me trompe peut-être.',
  'C’est ce que j’ai cru comprendre : {corrige-moi|corrigez-moi} si c’est à côté.',
]

/** Explain a statement of the last response by repeating it; `{sentence}` is the statement as part of a sentence. */
export const explanations: readonly Template[] = [
  'Je voulais dire ceci : {sentence}.',
  'L’idée, c’est simplement ça : {sentence}.',
]

/** Explain the companion's last question by repeating it: `{question}`. */
export const questionExplanations: readonly Template[] = [
  'Ma question était un peu floue : {question} {Réponds|Répondez} comme ça vient.',
  'Je demandais simplement ceci : {question} Ce qui vient en premier suffit.',
]

const answersAboutSelf: readonly Template[] = [
  'Moi, je suis une IA : rien de tel à raconter, pas de soirée ni de souvenirs, mais la question me plaît.',
  'De mon côté, pas de vie à raconter, je suis une IA ; ce que j’ai de mieux, c’est l’attention.',
  'Si je pouvais répondre pour de vrai, je le ferais : je suis une IA, alors je passe mon tour, et j’écoute le {tien|vôtre}.',
]

/** Answers to short questions about the last response: "et toi ?", "ça sert à quoi ?" */
export const shortFollowUps: Answers = [
  [
    /^(?:(?:et|mais|oui|bien|merci|ouais) )*(?:toi|vous|de (?:ton|votre) cote)(?: alors| aussi| la dedans)?$/,
    answersAboutSelf,
  ],
  [
    /^(?:(?:et|mais|ok|alors) )*(?:(?:ca|cela) (?:sert|va servir|servirait|change\w*|apporte\w*) (?:a )?quoi|a quoi (?:ca|cela)(?: sert)?|quel (?:est le )?(?:but|interet)|pourquoi (?:celui la|ce (?:geste|pas|truc)))$/,
    actionReasons,
  ],
]
