/** Patterns of questions such as "de quelle couleur" or "quel arbre", each with the words that can answer it. */
export const listedValues: readonly (readonly [asked: RegExp, value: RegExp])[] = [
  [
    /\bcouleurs?\b/,
    /(?<!\p{L})(?:rouge|bleue?|verte?|jaune|noire?|blanche?|rose|violette?|orange|grise?|marron|beige|dorée?|argentée?|turquoise|bordeaux)s?(?: (?:foncée?|claire?|nuit|ciel|marine))?(?!\p{L})/iu,
  ],
  [
    /\betages?\b/,
    /(?<!\p{L})(?:(?:premier|deuxième|second|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|dernier|\d+e)(?: étage)?|rez-de-chaussée|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) étages)(?!\p{L})/iu,
  ],
  [
    /\b(arbres?|fleurs?|fruits?|plantes?)\b/,
    /(?<!\p{L})(?:cerisier|pommier|poirier|figuier|prunier|noyer|olivier|citronnier|oranger|chêne|sapin|pin|saule|tilleul|bouleau|platane|magnolia|palmier|abricotier|mirabellier|roses?|rosiers?|géraniums?|tulipes?|lilas|pivoines?|lavande|orchidées?|pommes?|poires?|cerises?|fraises?|mirabelles?|figues?|pêches?|abricots?|oranges?|citrons?)(?!\p{L})/iu,
  ],
  [
    /\b(animal|animaux|bete)\b/,
    /(?<!\p{L})(?:chien(?:ne)?|chat(?:te)?|lapin|hamster|perroquet|perruche|cheval|âne|poules?|poisson|tortue|cochon d’inde|furet|chèvre|canari)(?!\p{L})/iu,
  ],
  [
    /\binstrument\b|\bjoue(?:r|s|z)? de quoi\b/,
    /(?<!\p{L})(?:piano|violon|guitare|flûte|accordéon|batterie|trompette|saxo(?:phone)?|violoncelle|harmonica|harpe|clarinette|orgue|basse|ukulélé)(?!\p{L})/iu,
  ],
  [
    /\bsport\b/,
    /(?<!\p{L})(?:foot(?:ball)?|tennis|natation|course|vélo|rugby|judo|boxe|danse|yoga|basket|hand(?:ball)?|volley|escalade|randonnée|marche|pétanque|golf|équitation|musculation|karaté|ping-pong|badminton)(?!\p{L})/iu,
  ],
  [
    /\blangues?\b/,
    /(?<!\p{L})(?:français|anglais|espagnol|italien|allemand|portugais|arabe|russe|chinois|japonais|coréen|grec|turc|polonais|néerlandais|breton|occitan|basque|corse)(?!\p{L})/iu,
  ],
  [
    /\brace\b/,
    /(?<!\p{L})(?:labrador|berger|caniche|bouledogue|épagneul|husky|teckel|golden|beagle|chihuahua|yorkshire|border collie|siamois|persan|chartreux|maine coon)(?!\p{L})/iu,
  ],
  [
    /\b(port(?:ait|ais|e)|habille\w*|vetements?|sur (?:elle|lui|moi))\b/,
    /(?<!\p{L})(?:pull|robe|jupe|chemise|chemisier|manteau|veste|costume|jean|pantalon|chapeau|écharpe|foulard|t-shirt|blouson|imper|cravate|bonnet)(?: (?:bleue?|rouge|verte?|noire?|blanche?|blanc|jaune|grise?|rose|\p{L}+ée?))?(?: nuit| marine)?(?!\p{L})/iu,
  ],
  [
    /\b(mois|saison)\b/,
    /(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|été|automne|hiver)(?!\p{L})/iu,
  ],
  [
    /\b(plat|mange|cuisine|gateau|dessert|repas)\b/,
    /(?<!\p{L})(?:crêpes?|gratin|soupe|tartes?(?: aux? \p{L}+)?|quiche|lasagnes?|couscous|blanquette|pot-au-feu|poulet|pizza|pâtes|risotto|ratatouille|gâteau(?: au \p{L}+)?|bœuf bourguignon|raclette|omelette|sushis?|paella|tajine|moussaka|purée|frites|salade|moules)(?!\p{L})/iu,
  ],
]
