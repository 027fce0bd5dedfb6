import { readAnswers } from '../../text-analysis/table'

/**
 * Replies to utterances without new information: the caller agrees, doubts, hesitates, apologises and so on. Each
 * pattern is tried on the normalised text, then on the text without fillers at its start and end, such as "ah" and
 * "hein". The replies fit any context.
 */
export const signalReplies = readAnswers(`
  ^(?:d accord|ok|okay|dac|entendu|tres bien|parfait|ca marche|nickel|je vois|compris|j ai compris|je comprends|je note|c est note|ok je note|ok ok|ca roule|va pour ca|soit)(?: d accord| ok| merci| parfait| tres bien| je note| je vois)*$ => Voilà. || Bien. || C’est ça. || Parfait.
  ^(?:bof|mouais|boh|pff+|moyen|moyen moyen|sans plus|pas terrible|couci couca|comme ci comme ca)(?: bof| et bof| moyen| mouais)*$ => Bof, oui, je comprends. || Je vois, ce n’est pas l’enthousiasme. || Mouais, comme on dit.
  ^(?:ah bon|bon bon|vrai|vraiment|vrai ca|c est vrai|serieux|serieusement|tu crois|vous croyez|sans blague|sans dec|tu rigoles|vous rigolez|a ce point|carrement|tant que ca|tout ca)$ => Eh oui. || Oui, vraiment. || C’est ce que je me dis, oui.
  ^(?:c est vrai ca|c est vrai que oui|c est pas faux|pas faux|(?:t as|tu as|vous avez) (?:peut etre |surement |bien )?raison|(?:je suis |bien |tout a fait |entierement )*d accord avec (?:toi|vous))$ => Alors on se comprend. || On se rejoint, c’est déjà ça. || Bon, ça me rassure.
  ^(?:(?:c est )?(?:exactement|tout a fait|exact|ca|cela|grave|clair|evident|sur|certain|bien ca|le mot)(?: ca| oui| grave| clair)?|(?:oui )?exactement ca|ouais grave|grave ouais|je confirme|voila exactement)$ => C’est ça, oui. || Voilà. || Oui, on est d’accord.
  ^(?:je (?:te|vous) (?:jure|promets|assure)|jure|promis|vrai de vrai|je mens pas)$ => Je {te|vous} crois. || Je {te|vous} crois sur parole. || Oh, je n’en doute pas.
  ^(?:je sais|je sais bien|je le sais|je sais pas mal|oui je sais|je m en doute|je m en doutais)$ => Oui, ça s’entend. || Oui, {tu le sais|vous le savez} mieux que moi. || Je m’en doute.
  ^(?:j y avais pas pense|j y ai pas pense|j avais pas pense a ca|j y avais jamais pense|c est une idee|bonne idee|pas bete|c est pas bete|pas con|c est pas con|pas idiot|j aime bien (?:ca|l idee)|ca me plait|ca me parle)$ => Tant mieux, si ça peut servir. || Ça se tente, en tout cas. || Alors je suis de bon conseil, pour une fois.
  ^(?:(?:mouais )?pas mal(?: pas mal)?|pas mal celle la|bien vu|bien joue|bien esquive|bien envoye|joli|c est joli ca|c est beau ca|pas mal du tout)$ => Merci, je fais de mon mieux. || Ah, ça me fait plaisir. || Merci, c’est gentil.
  ^(?:attends?|attendez)(?: attends?| attendez| un peu| une seconde| deux secondes| deux minutes| une minute| je reflechis| laisse moi reflechir| laissez moi reflechir| que je reflechisse)*$|^(?:(?:une seconde|deux secondes|une minute|deux minutes)(?! (?:sur|dans|a|au|et|de|pas|avant|apres|quand|seulement|peut|pour|chez|devant|la)\b)|je reflechis|laissez? moi reflechir) => {Prends ton|Prenez votre} temps, j’attends. || Oui, je ne bouge pas. || J’attends, rien ne presse.
  ^(?:m+h*|h+u*m+|hein hein|euh+)$ => Mm. {Prends ton|Prenez votre} temps. || Oui, j’écoute. || Doucement, il n’y a pas d’urgence.
  ^(?:tant pis|c est pas grave|pas grave|c est rien|peu importe|on s en fiche|on s en fout|c est pas important|laissez? tomber|c est la vie|que voulez vous|c est comme ca|faut faire avec|on fait avec)$ => Oui. Il y a des choses qu’on laisse aller. || Tant pis, oui. || C’est comme ça, oui. On peut quand même en reparler, si {tu veux|vous voulez}.
  ^(?:bon|mais bon|enfin bon|m enfin|enfin bref|bref|enfin|remarque|remarquez|cela dit|quoi que|quoique)$ => Mais bon… Oui ? || J’écoute la suite. || Oui, {dis-moi|dites-moi}.
  ^(?:voila|enfin voila|et voila|voila voila|voila tout|c est tout|et c est tout|rien d autre)$ => D’accord, je vois. || Bien, c’est entendu. || Oui, je vois le tableau.
  ^(?:rien|rien de (?:special|particulier|rien|neuf|nouveau)|pas grand chose|rien de bien (?:special|particulier|neuf)|rien (?:du tout|de plus)|la routine|comme d habitude|toujours pareil)$ => Eh bien, on n’a pas besoin de nouvelles pour parler. || Ça tombe bien, on peut parler de n’importe quoi. || Alors on prend le temps comme il vient.
  ^(?:je rigole|je plaisante|je plaisante a moitie|c est pour rire|pour rire|je deconne|c etait une blague|je blague|je te taquine|je vous taquine)$ => Ah, je l’ai pris au sérieux une seconde. || Bien joué, j’ai failli y croire. || J’aime mieux ça.
  ^(?:pardon|desolee?|excusez? moi|excusez (?:l expression|moi|le mot)|pardon pour le mot|pardon excusez moi|oups)$ => Il n’y a pas de mal. || Oh, ce n’est rien. || Aucun souci, vraiment.
  ^(?:un peu|un petit peu|un peu quand meme|peut etre|peut etre bien|surement|probablement|je crois|je crois bien|je pense|sans doute|possible|c est possible|ca se peut|j imagine|j espere|faut esperer|on verra|on verra bien|ca depend)$ => Oui, je comprends. || D’accord, on verra bien. || Oui, ça se peut.
  ^(?:evidemment|bien sur|forcement|naturellement|normal|logique)$ => Oui, forcément. || Ça va de soi, oui. || Oui, je m’en doute.
`)
