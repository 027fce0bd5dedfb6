const number =
  '((\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|quelques|plusieurs|bonne|dizaine|quinzaine|vingtaine|trentaine|de|d|et) )+'
const day = '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const month =
  '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

/**
 * Reactions to a line that is an answer or a completion rather than a sentence: how long, when, how often, why,
 * where, with whom, how much. The text to match starts with the kind of question that the companion asked ("since",
 * "when", "other", or "none"), or with "age" when the caller has just mentioned a person. "!" marks reactions for
 * something painful. `{words}` is the answer, and `{length}` the answer without "depuis".
 */
export const answerForms = String.raw`
^age ${number}ans$
{words}, je vois mieux.
{words}, d’accord.
{words}, c’est un âge où tout bouge.

^\w+ ${number}(ans?|annees?) (et demie? )?(de )?(mariage|vie commune|couple|bonheur|noces)
{words}, c’est toute une vie à deux.
{words}, ça ne se résume pas.
{words}… Il y en a, des souvenirs, là-dedans.

^\w+ ${number}(ans?|annees?) (et demie? )?(a|au|aux|chez|dans|comme)
{words}, c’est un sacré bail.
{words}, ça marque quelqu’un.
{words}, ça laisse des habitudes.

! ^(since|when) (depuis |ca fait |il y a )?${number}(ans?|mois)( et demie?)?$
{length}, ça commence à faire long.
{length}, c’est long à porter.
{length}, et ça ne se compte pas qu’en jours.

^since (depuis |ca fait |il y a )?${number}(ans?|mois)
{length}, ça commence à compter.
{length}, ce n’est pas d’hier.
{length}, oui, ça fait un moment.

^\w+ (depuis |ca fait )?${number}(ans?|mois)( et demie?)?( qu?e?\b.*)?$
{length}, d’accord.
{length}, oui.
{length}, je vois.

^\w+ il y a ${number}(ans?|mois)
{length}, ça fait un moment, et ça ne s’efface pas pour autant.
{length}, et on s’en souvient encore.

^\w+ ${number}(heures?|minutes?)( et demie?)?$
{length}, ça compte.
{length}, quand même.
{length}, oui, je vois.

^\w+ (depuis |ca fait |il y a )?${number}(jours?|semaines?|nuits?)( et demie?)?$
{length}, c’est encore tout frais.
{length}, ça paraît court, et ça peut être très long.

^\w+ depuis (que|qu)
Donc c’est venu avec ça.
Alors il y a un avant et un après.
Ah, ça a commencé là.

^\w+ depuis toujours|^\w+ depuis (tout petit|toute petite|petite?|gamine?|l enfance)
Depuis toujours, alors. Ça fait partie des meubles.
Ça remonte loin, donc.

! ^\w+ depuis
{words}… je vois.
Ah, {words}, donc.

^\w+ depuis
{words}, je vois.
Ah, {words}, donc.

^\w+ (apres|pendant) ${number}(ans?|mois)
{words}, ce n’est pas rien.
{words}, il en est passé, du temps.

^\w+ parce (que|qu)|^\w+ a (cause|force)
Je comprends mieux.
Voilà, il y a une raison, et elle se tient.
Ça explique bien des choses.
Ah, d’accord, je vois d’où ça vient.

^\w+ (pour )?une (histoire|affaire|question|dispute) d\w*
{words}, ça prend vite des proportions.
{words}, et derrière il y a souvent autre chose.

^\w+ pour (le|la|l|les|un|une|mon|ma|mes|son|sa|ses|ton|ta|tes|votre|vos|leur|notre) 
{words}, d’accord.
Il y a une raison, donc, et elle se comprend.

^\w+ pour (?!\w+(r|re)$)\w+(er|ir|re|oir)
C’est une bonne raison.
Ça se comprend.

! ^\w+ (hier|ce matin|cette nuit|avant hier|(la|l|le) (semaine|an|annee|mois|ete) (derniere?|passee?))|^\w+ ${day} dernier
{words}, c’est encore à vif, alors.
{words}… c’est tout frais.

^\w+ (hier|ce matin|cette nuit|avant hier|tout a l heure|(la|l|le) (semaine|an|annee|mois|ete) (derniere?|passee?))|^\w+ ${day} dernier
{words}, c’est tout frais, donc.
{words}, et on y est encore un peu.

^when (demain|apres demain|ce soir|${day}|(la|l|le) (semaine|annee|mois|ete) prochaine?|dans|en|a|le|au|vers)
{words}, ça arrive vite.
{words}, d’accord, je retiens.

^\w+ (demain|apres demain|ce soir|(la|l|le) (semaine|annee|mois|ete) prochaine?|dans ${number}(jours?|semaines?|mois|ans?))
{words}, ça arrive vite.
{words}, d’accord, je retiens.

^\w+ ${day}
{words}, c’est noté.
{words}, d’accord.

^\w+ (a|vers) ${number}(heures?|h)
{words}, d’accord.
{words}, je vois.

^\w+ en ${month}
{words}, donc.
{words}, je vois.

^\w+ (tous|toutes) les|^\w+ chaque|^\w+ ${number}fois (par|l|la|tous)
{words}, ça rythme une vie.
Ça revient donc souvent.
{words}, c’est devenu une habitude, alors.

^\w+ (le|la|les) (soirs?|matins?|nuits?|midi|week)|^\w+ (souvent|parfois|des fois|rarement)
{words}, je vois le moment.
{words}, oui.

^\w+ avec (mon|ma|mes|son|sa|ses|lui|elle|eux|ton|ta|tes|votre|vos|notre|nos|leur|une? (ami|copain|copine|collegue|pote))
{words}, d’accord.
{words}, je vois.

^\w+ par (telephone|message|mail|sms|texto|lettre|courrier|whatsapp|internet)
{words}, d’accord.
Ah, {words}.

^\w+ par 
{words}, d’accord.
Ah oui, {words}.

^\w+ ${number}(euros?|balles|francs)
{words}, quand même.
{words}, ce n’est pas une paille.

^\w+ ${number}(?!et\b)\w+
{words}, quand même.
{words}, ce n’est pas rien.

^\w+ devant (tout|toute|les|mes|des|mon|ma)
{words}, en plus.
{words}, ça compte double.

! ^\w+ (dans|chez|sous|devant|derriere|pres|entre|sur (le|la|les|l|un|une|mon|ma)|(a|au|en) (\w+ )?(hopital|maison|cimetiere|eglise|clinique|urgences|reanimation|ehpad))
{words}… C’est un détail qui ne s’oublie pas.
{words}, oui. On revoit toujours l’endroit.
{words}… Je vois.

^\w+ (a|au|aux|en|dans|pendant) (la |l |le |les |un |une |mon |ma )?(mariage|anniversaire|enterrement|bapteme|soiree|fete|concert|repas|noel|messe|diner)
{words}, forcément, tout le monde est là.
{words}, je vois la scène.

^\w+ (dans|chez|sous|devant|derriere|pres|entre|sur (le|la|les|l|un|une|mon|ma))
{words}, je vois le décor. La suite m’intéresse.
{words}, je situe.
{words}, on s’y croirait.

^\w+ (a|au|aux|en|sur|vers|de|du|des)
Ah, {words}. La suite m’intéresse.
{words}, d’accord.
{words}, je vois. || {words}, je note.

^\w+ 
Ah, {words}.
{words}, d’accord.
{words}, je vois.
{words}, oui, je situe mieux.
`
