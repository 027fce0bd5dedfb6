const number =
  '((\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|quelques|plusieurs|bonne|dizaine|quinzaine|vingtaine|trentaine|de|d|et) )+'
const day = '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const month =
  '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

/**
 * Reactions to an utterance that answers or adds something without a whole sentence: how long, when, how often,
 * why, where, with whom, how much. The first line of each group is the pattern of the answer. The first group that
 * fits is used. Groups with "!" are preferred when the context is painful, and otherwise skipped. `{words}` is the answer,
 * `{length}` the answer without "depuis", "ça fait" or "il y a".
 */
export const answerForms = String.raw`
^${number}(ans?|annees?) (et demie? )?(de )?(mariage|vie commune|couple|bonheur|noces)
{words}, c’est toute une vie à deux.
{words}, ça ne se résume pas.
{words}… Il y en a, des souvenirs, là-dedans.

^${number}(ans?|annees?) (et demie? )?(a|au|aux|chez|dans|comme)
{words}, c’est un sacré bail.
{words}, ça marque quelqu’un.
{words}, ça laisse des habitudes.

^(depuis |ca fait )?${number}(ans?|mois)( et demie?)?( qu?e?\b.*)?$
{length}, d’accord.
{length}, oui.
{length}, je vois.

^il y a ${number}(ans?|mois)
{length}, ça fait un moment, et ça ne s’efface pas pour autant.
{length}, et on s’en souvient encore.

^${number}(heures?|minutes?)( et demie?)?$
{length}, ça compte.
{length}, quand même.
{length}, oui, je vois.

^(depuis |ca fait |il y a )?${number}(jours?|semaines?|nuits?)( et demie?)?$
{length}, d’accord.
{length}, je vois.

^depuis (que|qu)
Donc c’est venu avec ça.
Alors il y a un avant et un après.
Ah, ça a commencé là.

^depuis toujours|^depuis (tout petit|toute petite|petite?|gamine?|l enfance)
Depuis toujours, alors. Ça fait partie des meubles.
Ça remonte loin, donc.

! ^depuis
{words}… je vois.
Ah, {words}, donc.

^depuis
{words}, je vois.
Ah, {words}, donc.

^(apres|pendant) ${number}(ans?|mois)
{words}, ce n’est pas rien.
{words}, il en est passé, du temps.

^parce (que|qu)|^a (cause|force)
Je comprends mieux.
Voilà, il y a une raison, et elle se tient.
Ça explique bien des choses.
Ah, d’accord, je vois d’où ça vient.

^(pour )?une (histoire|affaire|question|dispute) d\w*
{words}, ça prend vite des proportions.
{words}, et derrière il y a souvent autre chose.

^pour (le|la|l|les|un|une|mon|ma|mes|son|sa|ses|ton|ta|tes|votre|vos|leur|notre) 
{words}, d’accord.
Il y a une raison, donc, et elle se comprend.

^pour (?!\w+(r|re)$)\w+(er|ir|re|oir)
C’est une bonne raison.
Ça se comprend.

! ^(hier|ce matin|cette nuit|avant hier|(la|l|le) (semaine|an|annee|mois|ete) (derniere?|passee?))|^${day} dernier
{words}, c’est encore à vif, alors.
{words}… c’est tout frais.

^(hier|ce matin|cette nuit|avant hier|tout a l heure|(la|l|le) (semaine|an|annee|mois|ete) (derniere?|passee?))|^${day} dernier
{words}, c’est tout frais, donc.
{words}, et on y est encore un peu.

^(demain|apres demain|ce soir|(la|l|le) (semaine|annee|mois|ete) prochaine?|dans ${number}(jours?|semaines?|mois|ans?))
{words}, ça arrive vite.
{words}, d’accord, je retiens.

^${day}
{words}, c’est noté.
{words}, d’accord.

^(a|vers) ${number}(heures?|h)
{words}, d’accord.
{words}, je vois.

^en ${month}
{words}, donc.
{words}, je vois.

^(tous|toutes) les|^chaque|^${number}fois (par|l|la|tous)
{words}, ça rythme une vie.
Ça revient donc souvent.
{words}, c’est devenu une habitude, alors.

^(le|la|les) (soirs?|matins?|nuits?|midi|week)|^(souvent|parfois|des fois|rarement)
{words}, je vois le moment.
{words}, oui.

^avec (mon|ma|mes|son|sa|ses|lui|elle|eux|ton|ta|tes|votre|vos|notre|nos|leur|une? (ami|copain|copine|collegue|pote))
{words}, d’accord.
{words}, je vois.

^par (telephone|message|mail|sms|texto|lettre|courrier|whatsapp|internet)
{words}, d’accord.
Ah, {words}.

^par 
{words}, d’accord.
Ah oui, {words}.

^${number}(euros?|balles|francs)
{words}, quand même.
{words}, ce n’est pas une paille.

^${number}(?!et\b)\w+
{words}, quand même.
{words}, ce n’est pas rien.

^devant (tout|toute|les|mes|des|mon|ma)
{words}, en plus.
{words}, ça compte double.

! ^(dans|chez|sous|devant|derriere|pres|entre|sur (le|la|les|l|un|une|mon|ma)|(a|au|en) (\w+ )?(hopital|maison|cimetiere|eglise|clinique|urgences|reanimation|ehpad))
{words}… C’est un détail qui ne s’oublie pas.
{words}, oui. On revoit toujours l’endroit.
{words}… Je vois.

^(a|au|aux|en|dans|pendant) (la |l |le |les |un |une |mon |ma )?(mariage|anniversaire|enterrement|bapteme|soiree|fete|concert|repas|noel|messe|diner)
{words}, forcément, tout le monde est là.
{words}, je vois la scène.

^(dans|chez|sous|devant|derriere|pres|entre|sur (le|la|les|l|un|une|mon|ma))
{words}, je vois le décor. La suite m’intéresse.
{words}, je situe.
{words}, oui.

^(a|au|aux|en|sur|vers|de|du|des)
Ah, {words}. La suite m’intéresse.
{words}, d’accord.
{words}, je vois. || {words}, je note.

^\w+
Ah, {words}.
{words}, d’accord.
{words}, je vois.
{words}, oui, je situe mieux.
`

/** Matches filler words before an answer. */
export const leadingFillers =
  /^(?:(?:ben|bah|bon|oh|ah|euh|hum|oui|ouais|alors|et|mais|enfin|disons|je dirais|genre|puis|plutôt|surtout|peut-être|par contre|bref)[ ,…]+)+/i

/** Matches filler words after an answer. */
export const trailingFillers =
  /(?:,? (?:environ|à peu près|je crois|je pense|quoi|hein|peut-être|du coup|surtout|donc|voilà|en gros|en fait|maintenant|déjà|quand même|en plus|vous savez|tu sais|vous voyez|tu vois|vous vous rendez compte|tu te rends compte|figurez-vous|figure-toi|tu imagines|vous imaginez))+$/i

/** Matches a sentence that follows the answer: "trente ans à la Poste, j’étais facteur". */
export const sentenceAfterAnswer =
  /, (?:j[’']étais|je suis|c[’']était|on était|il était|elle était) .*$/i

/** Matches the beginning of an answer: a time, a place, a number, a reason or a person. */
export const answerStart =
  /^(?:depuis|ca fait (?:que |seulement )?(?=\w+ (?:\w+ )?(?:ans?|mois|jours?|semaines?)$)|il y a (?=(?:\w+ ){1,3}(?:ans?|mois|jours?|semaines?|heures?)$)|parce|a cause|a force|pour|avec|par|a|au|aux|en|de|du|des|apres|pendant|dans|chez|sur|sous|devant|derriere|pres|vers|entre|hier|avant hier|demain|apres demain|ce|cette nuit|la semaine|le mois|l an|l annee|tous|toutes|chaque|le (?:soir|matin|midi|week)|la nuit|les (?:soirs|matins|nuits|week)|souvent|parfois|des fois|rarement|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|\d+|une (?:affaire|question|dispute) d|une histoire d(?:e|) ?(?:terrain|heritage|argent|fric|famille|voisin\w*|succession|loyer|jalousie|travaux)|une? (?:an|mois|jour|semaine|heure|dizaine|vingtaine|trentaine|bonne|quinzaine|demi))\b/

/** Matches the beginning of a subordinate clause. A verb in such a clause does not make the answer a sentence. */
export const subordinate =
  /^(?:(?:\w+ ){1,3}(?:ans|mois|semaines|jours) (?:que|qu)|depuis (?:que|qu)|parce (?:que|qu)|pour (?:que|qu)) /

/** Matches a pronoun or a verb, which usually makes an utterance a sentence. */
export const pronounOrVerb =
  /\b(?:je|j|tu|il|elle|on|nous|vous|ils|elles|c|ca|me|m|se|s|leur|est|sont|etait|etaient|ai|as|ont|va|vont|fait|dit|veut)\b/

/** Matches adverbs, idioms and requests that start like an answer, and words that are no answer, such as "merci". */
export const notAnswerPattern =
  /^(?:d(?:e|es|u) (?:coup|rien|toute|quoi|plus|fois|temps en|moi|toi|vous|ca|nouveau|mieux|pire|tout)|en (?:fait|plus|revanche|vrai|gros|forme|effet|meme temps|tout cas|moyenne|general|anglais|espagnol|italien|allemand|francais|bref)|a (?:bientot|demain|plus|la prochaine|tout a|vrai dire|mon avis|la fois|l aide|fond|part|quoi|qui|table|toi|vous|jeudi|lundi|ce soir)|au (?:fond|fait|moins|revoir|secours|pire|top|contraire|debut|final)|pour (?:rire|moi|l instant|le moment|etre|te|vous|ca|finir|commencer|changer)|par (?:contre|exemple|ou|coeur)|sur (?:moi|ce|le coup)|dans (?:l ensemble|le fond)|ce (?:que|qui|n|sera|serait)|avec (?:plaisir|joie|toi|vous)|deux secondes?|une seconde|cinq minutes|deux minutes)\b|\b(?:oui|non|merci|stop|au revoir|bonne nuit)\b|\b(?:super|genial|parfait|bravo|charmant)$/
