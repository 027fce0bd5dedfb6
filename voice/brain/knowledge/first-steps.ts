import { readAnswers } from '../../text-analysis/table'

/** Suggested first steps, by a pattern of what the caller has said, now or a little earlier. */
export const firstSteps = readAnswers(String.raw`
  \b(garage|cave|grenier|placards?|armoires?|bazar|rang\w*|tri|tri[ea]\w*|vider?|menage|desencombr\w*|cartons?|debarras\w*)\b => On commence par un seul mètre carré, le plus près de la porte : trois tas, garder, donner, jeter. Le tas à jeter part le jour même. || On commence par ce qui se jette sans réfléchir : le cassé, le périmé, le double. La place gagnée donne du courage pour le reste.
  \b(cv|candidatures?|lettre de motivation|recherche d emploi|chercher du travail|postul\w*|offres?)\b => On commence par une seule offre qui plaît vraiment : on souligne trois mots dedans, et on écrit le CV pour ces trois mots. || On commence par le CV d’une page, avec un chiffre par poste ; la lettre vient après, pour une offre précise.
  \b(memoire de fin|these|rapport|dissert\w*|expose|redaction|discours|roman|ecrire un livre|livre a ecrire)\b => On commence par le milieu : la partie la plus claire, écrite mal, en vingt minutes. L’introduction s’écrit en dernier. || On commence par une phrase, « au fond, je veux dire que… », et tout le plan en descend.
  \b(dossiers?|papiers|paperasse|demarches?|impots|courrier en retard|factures?|succession)\b => On commence par une seule pile, celle qui porte une date limite : tout le reste attend derrière. || On commence par une liste de ce qui a une date, puis un appel au 39 39 pour le premier guichet.
  \b(demenag\w*|nouvel appartement)\b => On commence par la pièce qui sert le moins, et par les papiers importants, dans un sac qui reste sur soi. || On commence par ce qui ne partira pas : moins il y a de cartons, plus le reste va vite.
  \b(sport|courir|footing|gym|maigrir|bouger|marche)\b => On commence par dix minutes de marche après un repas, trois fois cette semaine : on augmente seulement si c’est devenu facile. || On commence par si peu qu’on ne peut pas refuser : les chaussures, la porte, dix minutes.
  \b(dettes?|budget|compte en banque|decouvert|economis\w*)\b => On commence par le relevé du mois dernier et trois colonnes : fixe, courses, le reste. Le reste décide de tout. || On commence par ce qui tombe chaque mois sans qu’on y pense, les abonnements, avant de toucher au panier.
  \b(revis\w*|examens?|partiels?|bac|concours|brevet)\b => On commence par le chapitre que {tu connais|vous connaissez} à moitié : vingt minutes, puis tout redire sans les notes. || On commence par un vieux sujet, même raté : il montre tout de suite quoi relire.
  \b(jardin\w*|potager|planter|tomates?|semis)\b => On commence par un seul carré, au soleil, et trois plants faciles : on verra plus grand l’an prochain. || On commence par la terre : on désherbe un carré, on ajoute du compost, et on plante ensuite.
  \b(bricol\w*|etagere|nichoir|travaux|peindre|peinture)\b => On commence par prendre les mesures et les écrire, avant le moindre achat. || On commence par le plus petit des projets, qui se finit en un après-midi : il apprend les gestes.
  \b(langue|anglais|espagnol|italien|allemand|guitare|piano|instrument|dessin)\b => On commence par cinq minutes par jour, à heure fixe, avec la même petite chose jusqu’à ce qu’elle soit facile. || On commence par ce qui servira cette semaine : trois phrases, ou un morceau très court.
  \b(mariage|fete|anniversaire|soiree a organiser|cousinade)\b => On commence par la date et le nombre de personnes : tout le reste en découle. || On commence par trois coups de fil, à ceux sans qui ça n’a pas de sens, et une date.
  \b(lui (dire|parler|annoncer|avouer)|leur (dire|parler|annoncer|avouer)|mari|femme|fille|fils|mere|pere|soeur|frere|copine?|chef)\b => On commence par une phrase qui prévient, « j’ai quelque chose à dire, et ce n’est pas facile », et un moment sans témoin. || On commence par ce qui est le plus vrai, et le plus court ; les détails viendront avec les questions.
`)

/** First steps when no pattern matches. */
export const plainFirstSteps = [
  'On commence par le plus petit morceau, celui qui se finit en dix minutes. Ce serait lequel ?',
  'On commence par ce qui gêne le plus tous les jours : le reste paraît plus léger ensuite. Qu’est-ce qui gêne le plus ?',
  'On commence par ce qui a une date, s’il y en a une ; sinon, par le plus facile. Qu’est-ce qui presse ?',
]
