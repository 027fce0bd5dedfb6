import type { Pattern } from '../pattern'
import type { DangerRule } from './rule'

/** Work and hobbies that explain why the caller is near lethal means. */
const tradesAndPastimes: readonly Pattern[] = [
  '(je|j) .. (travaille|bosse|suis) .. (pharmacie|pharmacien\\w*|preparat\\w+|boucher\\w*|cuisinier\\w*|barbier|coiffeur|coiffeuse|chirurgien\\w*|infirmier\\w*|veterinaire|chasseur|chasseuse|armurier|armurerie|couvreur|grutier|macon|peintre|laveur|electricien|cheminot|sncf|chantier|secouriste|charpentier|alpiniste)',
  '(ball_trap|stand_de_tir|tir_sportif|club_de_tir|armurier|armurerie|collection|nettoy\\w+|nettoie|permis_de_chasse|la_chasse|a_l_affut|sanglier|chevreuil|gibier|battue)',
]

/** The caller says when or with what they want to die, or is already at a dangerous place. */
const chosenMomentOrMeans: readonly DangerRule[] = [
  {
    danger: 'suicide-imminent',
    when: [
      '(je|j|vais|envie|veux) ~ (me|m) {kill-self} .. {soon}',
      '{soon} .. (je|j) (vais|veux)? (me|m) {kill-self}',
      '{soon} .. (je|j) (vais|veux) ~ (mourir|en_finir|sauter|crever|partir_pour_toujours|partir_pour_de_bon) $',
      '(vais|veux) (mourir|en_finir|sauter|crever) {soon}',
      '(suis|me) (en_train_de) .. (me|m) {kill-self}',
      '(je|j) ~ (suis|me_tiens|monte|montee|tiens|assise?|debout|perche\\w*) ... {high-place} ... (sauter|saute|jeter|lacher|tomber|en_finir|basculer|le_vide|adieu|le_faire|jette|laisser|jambes_dans)',
      '(sauter|saute|me_jeter|me_lacher|basculer) ... (je|j) suis ... {high-place}',
      '(au_bord|bord) .. (du|d_un|de_la|de_l) .. (pont|toit|vide|falaise|quai|fenetre|precipice|ravin|balcon) ... (envie|vais|sauter|attends|en_finir|pret\\w*)',
      '(les_pieds|jambes|un_pied|les_jambes) .. (dans_le_vide|de_l_autre_cote|au_dessus_du_vide)',
      [
        '{high-place}',
        '(jambes?|pieds?) .. (dehors|dans_le_vide|de_l_autre_cote|pendent|pendantes)',
      ],
      '(enjambe|passe|monte|montee) .. (la|le|sur) .. (rambarde|parapet|rebord|balustrade|barriere)',
      '(allonge|allongee|assis|assise|couche|couchee|debout|descendu|marche) .. sur les (rails|voies)',
      '(suis|assise?|debout|perchee?|monte|montee) .. (sur|derriere) (le|la|les) (parapet|rambarde|rebord|rails|balustrade|voie_ferree)',
      '(noeud|corde) ... (chaise|tabouret|escabeau)',
      '(vais|veux|envie_de|pense_a) .. (foncer|rentrer|jeter_ma_voiture|encastrer|planter_la_voiture|lancer_ma_voiture) .. (mur|arbre|platane|camion|ravin|poids_lourd|pile_de_pont)',
      '(corde|noeud|ceinture|sac_plastique|cable|drap) ... (cou|plafond|poutre|accroche|accrochee|prete?|coulant|attache|attachee|tete|pend\\w*)',
      '(noeud_coulant)',
      '(je|j) ~ {suicide-means} ... (devant_moi|a_la_main|dans_(la|ma|mes|les)_mains?|a_cote_de_moi|pres_de_moi|sur_la_table|contre_moi|sur_mes_genoux|prets?|pretes?|sous_la_main) ... (envie|hesite|vais|finir|tout|avaler|prendre|moi|vivre|mourir|adieu|je_sais|jouer|sert|sais|appuyer|terminer|servir|passe|$)',
      '{suicide-means} ... (devant_moi|a_la_main|dans_(la|ma|mes)_mains?|a_cote_de_moi|pres_de_moi|sur_la_table_de_nuit|sous_la_main) .. (et|je|j|pour|envie)? ... (en_finir|mourir|contre_moi|avaler|tout_prendre|tout_avaler|le_faire|vais_le_faire|plus_vivre|me_tuer|suicide|lettre|appuyer)',
      '(arme|pistolet|fusil|flingue|revolver|canon|carabine|couteau|lame|rasoir) .. (sur|contre|dans|pres_de|sous) (la|ma|mon|mes|le|les) (tempe|tete|bouche|gorge|veines|poignets?|menton|coeur)',
      '(prepare|preparees?|sorti|achete|rassemble|stocke|accumule|compte|aligne|mis_de_cote) .. {suicide-means} ... (en_finir|mourir|fini|partir|ce_soir|cette_nuit|tout|me_tuer|suicide|termine|passer_a_l_acte|le_faire|pour_moi)',
      '(je|j) ~ (vais|pars|suis_pret\\w*) ~ (sauter|passer_a_l_acte) $',
      '(je|j) vais le faire .. (cette_nuit|je_vais_sauter|adieu|trop_tard|m_arreter|m_en_empecher)',
      '(dans|d_ici) .. (heures?|minutes?|demain) .. (je|j) (serai|ne_serai) .. (mort|morte|plus_la|plus_de_ce_monde|pendu\\w*)',
      '(ce_soir|cette_nuit|demain) .. (je|j) (serai|ne_serai) .. (mort|morte|plus_de_ce_monde|pendu\\w*)',
      '(ce_soir|cette_nuit|demain|maintenant) (c_est|ce_sera|tout_sera|ca_sera) .. (fini|termine|la_fin) pour moi',
      '(ouvert|allume|laisse) le gaz ... (mourir|finir|dormir|partir|fenetres|m_endormir)',
      '(viens_de|j_ai) .. (m_ouvrir|me_couper|me_trancher|me_suis_ouvert|me_taillader) .. (les_veines|les_poignets)',
      '(suis|viens) .. (ouvert|coupe|tranche|taillade|entaille) les veines',
      '(suis|viens) .. (ouvert|tranche) les poignets',
      '(essaye|essaie|tente|tentee?) de (me|m) {kill-self} .. (a_l_instant|la|ce_soir|il_y_a_une_heure|tout_a_l_heure)',
    ],
    unless: [
      '(corde|noeud) .. (escalade|bateau|voile|linge|sauter|cravate|scout)',
      ...tradesAndPastimes,
    ],
  },
]

/** The caller is in a dangerous place, or has or prepares lethal means, even if they do not say why. */
const meansWithinReach: readonly DangerRule[] = [
  {
    danger: 'suicide-imminent',
    negation: 'part-of-wording',
    when: [
      // Firearms.
      '(j|je) .. (ai|tiens|garde|prends|pris|pose) ... {firearm} ... {within-reach}',
      '(j|je) .. (ai|viens_de|suis_en_train_de) .. (charger?|chargee?|arme|armer|sorti|sortir|decroche|demonte) .. (le|mon|un|la|ma|l) .. {firearm}',
      '{firearm} ... (est|elle_est|il_est) (chargee?|arme|armee|prete?)',
      [
        '(j|je) .. (ai|tiens|garde) ... {firearm}',
        '({despair}|plus_envie|chargee?|ras_le_bol|fini|en_finir|adieu)',
      ],
      '{firearm} .. (est|la|pose|posee?) .. {within-reach}',
      '(pris|prends|sorti|decroche) .. {firearm} .. (et|je|suis) .. (dans|au|a) .. (grange|garage|cave|chambre|voiture|bois|foret|jardin|hangar|grenier|salle_de_bain|champ)',
      // Ropes.
      '(accroche|attache|fixe|noue|passe|installe) .. {rope} .. (mezzanine|rampe|escalier|balustrade|barre|porte|plafonnier|poutre|branche|arbre|plafond|crochet|lustre|tuyau|charpente)',
      [
        '(j|je|ma|mon|me|mes|c|elle) ... {rope}',
        '(arbre|poutre|grange|plafond|branche|crochet|tringle|lustre|charpente|nouee?|prete|coulant|cou)',
        '(prete?|accroche\\w*|attache\\w*|pend\\w*|choisi|noue|coulant|cou|fixe\\w*|installe\\w*|adieu|fini|mourir|pris|prepare\\w*)',
      ],
      // Blades.
      ['{blade}', '(baignoire|bain_chaud|dans_mon_bain|dans_le_bain)', '(je|j|moi)'],
      [
        '(j|je|ma|mes|mon) ... {blade}',
        '(commence|en_train|suffit|envie|hesite|vais|reste|faut|arrive_pas) .. (appuyer|enfoncer|trancher|passer_a_l_acte|planter|y_aller)',
      ],
      [
        '{blade}',
        '(sur|contre|dans|pres_de|sous) (la|ma|mon|mes|le|les) (poignets?|veines|gorge|carotide|cou)',
      ],
      // Pills.
      '(mis|verse|ecrase|dissous|vide|aligne|etale|sorti|compte|prepare|rassemble|pose|garde|stocke|cache|economise|accumule) .. (tous|toute|toutes|tout|mes|les|mon|ma|des|assez_de|plein_de|\\w+) .. {pills} .. {within-reach}',
      [
        '{suicide-means}',
        '(reste|ai|manque|suffit|suffirait) .. (plus|qu|juste|de|d) .. (qu_a|que|a|de|d) (boire|avaler|prendre|sauter|appuyer|tirer|gober|serrer|donner_un_coup|pousser_la_chaise)',
      ],
      '{suicide-means} ... {within-reach} ... (en_a|il_y_en_a|fait|ca_fait|j_en_ai|compte) .. ({overdosed}|une_trentaine|assez|plus_de)',
      [
        '(boite|flacon|tube|plaquettes?|{pills})',
        '(vais|veux|voudrais|envie_de|hesite_a) .. (tous|tout|toutes|le_reste) .. (prendre|avaler|gober|boire)',
      ],
      [
        '(boite|flacon|tube|plaquettes?|{pills})',
        '(vais|veux|voudrais|envie_de|hesite_a) .. (prendre|avaler|gober|boire) .. (tous|tout|toutes|d_un_coup)',
      ],
      // Heights.
      '(je|j) ~ (suis|monte|montee|grimpe|grimpee|tiens|assise?|debout|perche\\w*|penche\\w*|accroche\\w*) ... {high-place} ... {letting-go}',
      '(pont|viaduc|balcon|quai|toit|terrasse|passerelle) ... autre_cote .. (barriere|rambarde|parapet|grillage|garde_corps|balustrade|grille|rampe|filet)',
      '(autre_cote|au_dela|dehors) .. (de_la|du|de_ma|des) (barriere|rambarde|parapet|grillage|garde_corps|balustrade|grille|rampe|fenetre)',
      [
        '(n_ai|ai|reste|suffit|suffirait|suffit_que|manque|juste|vais) .. (qu_a|a|plus_qu_a|d|de|que) .. (ouvrir|enjamber|passer|ouvre) .. fenetre',
        '(etage|premier|deuxieme|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|onzieme|douzieme|dernier|fini|saute|hop|personne|vide)',
      ],
      '(suis|monte|montee|grimpe|assise?|debout) .. (toit|rebord|parapet|rambarde|fenetre|balcon|pont|grue|falaise|corniche) ... (plus_qu_un_pas|plus_qu_a|un_pas_a_faire|un_seul_pas|regarde_en_bas|regarde_le_vide|vais_le_faire|tout_sera|adieu|personne)',
      '(penche\\w*|suspendue?|accrochee?|assise?|debout) .. (au_dessus|dessus|face|devant|dans) .. vide',
      // Trains.
      [
        '(quai|rails|voies?|passage_a_niveau|gare)',
        '(train|metro|rer|tgv|tram|ter|fret)',
        '(je|j) (saute|me_jette|me_lance|plonge|me_mets_devant|me_couche|passe_dessous|me_laisse_tomber|bouge_plus|bouge_pas) (dessous|devant|$)',
      ],
      [
        '(bord|pres|long|devant|sur) .. (voie|voies|rails|quai)',
        '(train|tgv|rer|metro|tram) .. (arrive|approche|passe|vient|va_passer)',
        '(entends|attends|j_avance|dernier|pret|prete|le_prochain|fini)',
      ],
      '(vais|veux|compte|pret_a|prete_a) (me_)?(me_jeter|jeter|foutre|me_foutre|balancer|me_mettre|me_coucher) .. (sous|devant) .. (prochain|premier) .. (train|rer|metro|camion|tram|bus|tgv)',
      '(suis|monte|montee|grimpe|grimpee) .. (en_haut|au_sommet|tout_en_haut) .. (pylone|grue|chateau_d_eau|echafaudage|barrage)',
      '(rails|voies) ... (suis|je_me) .. (allongee?|couchee?|assise?|couche)',
      // Cars and baths.
      [
        '(vais|veux|pret_a|prete_a|envie_de|compte) .. (foncer|accelerer|rentrer|encastrer|planter)',
        '(mur|arbre|platane|ravin|camion|falaise|pilier|vide|precipice)',
        '(dedans|dans|droit|contre|tant_pis|a_fond|fini)',
      ],
      [
        '(bain|baignoire)',
        '(seche_cheveux|radiateur|grille_pain|appareil_electrique|rallonge)',
        '(branche\\w*|allume|lacher|tomber|vais)',
      ],
      // Water.
      [
        '(marche|avance|entre|rentre|descends|nage|suis|enfonce) .. (vers|dans|jusqu|a) .. (l_eau|mer|lac|riviere|ocean|fleuve|canal|etang|seine|loire|rhone|garonne)',
        '(vais|compte|veux|pense|pas|plus|ne) .. (revenir|reviendrai|reviens|remonter|nager|me_laisser_couler|couler|faire_demi_tour) .. (pas|plus|$)',
      ],
      [
        '(pierres|cailloux|poids|parpaings?|briques) .. (poches?|sac|pieds|taille|cou|chevilles?)',
        '(eau|canal|riviere|lac|mer|fleuve|pont|quai|seine|loire|rhone|garonne|etang)',
      ],
      '(bord|rive|berge|quai) .. (canal|fleuve|seine|loire|rhone|garonne|riviere|lac|eau|etang) ... (me_jeter|me_laisser|sauter|en_finir|couler|sais_pas_nager|adieu|y_aller)',
      // Gas and cars.
      [
        '(barbecue|charbon|brasero|rechaud|poele)',
        '(salle_de_bain|chambre|voiture|tente|garage|cuisine|wc|toilettes)',
        '(ferme|calfeutre|scotche|bouche|colmate|enfermee?)',
      ],
      [
        'gaz .. (ouvert|ouverts|a_fond|allume)',
        '(j_attends|attends|fini|dormir|m_endors|fenetres|adieu|allongee?|mourir)',
      ],
      '(tuyau|boyau|tube) ... (pot_d_echappement|echappement)',
      [
        '(gaz|moteur|pot_d_echappement|voiture|garage)',
        '(bouche|calfeutre|scotche|ferme|ferme_tout|tuyau|colmate) .. (fenetres?|porte|portes|aerations?|garage|vitres?|tout|issues|habitacle|voiture)',
        '(ouvert|ouvre|tourne|tourner|allume|demarre|attends|dormir)',
      ],
      // Means of several kinds that are ready.
      [
        '(tout|tout_est|c_est) .. prete?s?',
        '({pills}|{rope}|{firearm}|{blade})',
        '(lettre|adieu|mot|alcool|whisky|vodka|ce_soir|cette_nuit|partir|fini|attends|poutre|arbre)',
      ],
    ],
    unless: [
      ...tradesAndPastimes,
      '(cuisin\\w+|legumes?|viande|oignons?|patates?|carottes?|pain|fromage|barbe|raser|rase|bricol\\w+|carton|papier|ecole|kine|tatou\\w+|sculpt\\w+|couture|tissu)',
      '(balancoire|hamac|linge|escalade|bateau|cheval|guitare|chien|tente|rideaux?|paquet|colis|ski|karate|judo|jean|pantalon)',
      '(vue|photos?|magnifique|splendide|belvedere|randonnee|touristes?|visite|vacances|terrasse_du_(cafe|bar|resto)|grillades|merguez|saucisses|plantes|linge|fume|clope)',
      '(pilulier|ordonnance|infirmiere|pour_(la|ma|mon|sa)_(semaine|mere|pere|mari|femme|fils|fille)|comme_d_habitude|matin_et_soir|perimes?|kiteboard|surf|piscine|plage|baignade|vacances|bain_de_soleil)',
      '(pompier|cordiste|couvreur|antenne|gouttiere|tuiles|ramon\\w+|lave_les_vitres|volets?|aerer|prendre_l_air|courant_d_air)',
      '(jeu|jeux|film|serie|boss|partie|roman|livre|personnage|heros|heroine)',
      '(valises?|voyage|trousse|demenagement|velo|promenade|voie_verte|correspondance|rendez_vous|billet|facture|plombier|compteur)',
      '(policier|policiere|gendarme|militaire|vigile|convoyeur)',
      // A threat to somebody else.
      '(je|j) (l|le|la|les) (attends|attend|tue|bute|descends|plante|vais_le|creve)',
      '(je|j|vais|veux|envie_de|pour) ~ (lui|leur|le|la|les|l) {kill}',
      '(chez|contre|pour|voir|attends|regler_ca_avec) (lui|elle|eux|mon_({partner}|{relative}|{acquaintance})|ma_({partner}|{relative}|{acquaintance})|le_voisin|les_voisins)',
    ],
  },
]

export const imminentSuicideRules: readonly DangerRule[] = [
  ...chosenMomentOrMeans,
  ...meansWithinReach,
]
