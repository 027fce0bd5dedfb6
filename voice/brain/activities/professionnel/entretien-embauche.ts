import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
Je prends le rôle du recruteur, et {tu gardes|vous gardez} le meilleur : le {tien|vôtre}.
Six questions, une remarque après chacune, et on s’arrête quand {tu veux|vous voulez}.
Pour quel poste {passes-tu|passez-vous} l’entretien ?
  slot: poste
  words: {answer}, c’est noté en haut de ma feuille.
  words: C’est noté en haut de ma feuille.
  unsure: Prenons alors le poste idéal, celui qu’on n’ose pas écrire.
  any: Gardons ce poste en tête, sans le nommer.

Bonjour, asseyez-vous, merci d’être là.
Pour commencer, présentez-vous en une minute : qui êtes-vous, professionnellement ?
  words: Remarque : présent, passé, envie, dans cet ordre, et on reste sous la minute.
  unsure: Remarque : trois phrases suffisent, ce que je fais, d’où je viens, ce que je cherche.
  any: Remarque : la dernière phrase compte double, elle doit regarder vers ce poste.

Deuxième question, la voix du recruteur se fait curieuse.
Pourquoi ce poste, {poste}, plutôt que n’importe quel autre ? || Pourquoi ce poste plutôt que n’importe quel autre ?
  words: Remarque : une raison qui parle d’eux, une raison qui parle de {toi|vous}, et c’est complet.
  unsure: Remarque : un détail précis sur l’entreprise vaut dix compliments.
  any: Remarque : l’envie s’entend surtout dans un exemple précis.

Troisième : racontez-moi une situation difficile, et ce que vous avez fait, vous.
  words: Remarque : la situation en deux phrases, l’action en trois, et un résultat qu’on peut vérifier.
  unsure: Remarque : elle peut être petite, pourvu que l’action soit la {tienne|vôtre}.
  any: Remarque : dire « je » plutôt que « nous », sans rien voler à l’équipe.

Quatrième, la classique qui gêne tout le monde.
Quel est votre principal défaut ?
  words: Remarque : un vrai défaut, sans gravité pour le poste, et ce qui est fait pour le corriger.
  no: Remarque : en refuser un seul en dit plus long que d’en donner un petit.
  unsure: Remarque : déléguer trop tard, par exemple, est honnête et se travaille.
  any: Remarque : on évite le faux défaut, le perfectionnisme a trop servi.

Cinquième, et la voix baisse un peu : parlons du salaire.
Quelles sont vos prétentions ?
  words: Remarque : on l’annonce sans s’excuser, puis on se tait.
  unsure: Remarque : une fourchette préparée la veille, dont le bas convient vraiment.
  any: Remarque : le silence après le chiffre fait la moitié du travail.

Sixième et dernière : avez-vous une question à me poser ?
  words: Remarque : très bien, on se souvient de ceux qui questionnent.
  no: Remarque : il en faut toujours une, même simple, sur l’équipe ou les premiers mois.
  unsure: Remarque : « à quoi verrez-vous, dans six mois, que ça s’est bien passé ? »
  any: Remarque : la meilleure porte sur le travail réel, pas sur les congés.

Le recruteur se lève, serre la main, et je reprends ma voix.
Trois choses à garder : un exemple précis, un chiffre assumé, une question prête.
Laquelle des six {voudrais-tu|voudriez-vous} retravailler ?
`)

export const entretienEmbauche: Activity = {
  id: 'entretien-embauche',
  category: 'professionnel',
  title: 'Entretien d’embauche blanc',
  nounPhrase: 'un entretien d’embauche blanc',
  suggestion:
    '{Veux-tu|Voulez-vous} qu’on répète un entretien d’embauche, ou {préfères-tu|préférez-vous} simplement parler ?',
  requestPattern: /entretien|embauche|recruteur|simulation|m entrainer/,
  suitedTopics: ['self-esteem'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
